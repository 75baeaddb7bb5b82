import type { CallOutput } from '@juban/contract/schemas';
import { ApiError, api } from '../../platform/api/api.ts';

export type ClaimConfig = CallOutput<'getClaimConfig'>;

/**
 * What the page got when it asked for its channel. One that does not exist stays unknown however often it is
 * asked for, and refuses every claim; after a call that failed one may still claim.
 */
export type ConfigAnswer = { ok: true; data: ClaimConfig } | { ok: false; isUnknown: boolean };

/** No such channel, or nothing that could be the name of one. */
const UNKNOWN: readonly number[] = [404, 400];

/** How the channel looks; a page without it still says so in its own words, so no error leaves here. */
export async function askClaimConfig(channel: string): Promise<ConfigAnswer> {
  try {
    return { ok: true, data: await api.getClaimConfig({ channel }) };
  } catch (cause) {
    return { ok: false, isUnknown: cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus) };
  }
}
