import type { CallOutput } from '@juban/contract/schemas';
import { ApiError, api } from '../../platform/api/api.ts';

export type ClaimConfig = CallOutput<'getClaimConfig'>;

/**
 * The answer about a channel. An unknown channel stays unknown and refuses every claim; after a failed call
 * claiming may still work.
 */
export type ConfigAnswer = { ok: true; data: ClaimConfig } | { ok: false; isUnknown: boolean };

/** Unknown channel, or an invalid name. */
const UNKNOWN: readonly number[] = [404, 400];

/** The channel's appearance; the page works without it, so nothing is thrown. */
export async function askClaimConfig(channel: string): Promise<ConfigAnswer> {
  try {
    return { ok: true, data: await api.getClaimConfig({ channel }) };
  } catch (cause) {
    return { ok: false, isUnknown: cause instanceof ApiError && UNKNOWN.includes(cause.httpStatus) };
  }
}
