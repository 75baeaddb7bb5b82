import type { CallOutput } from '@juban/contract/schemas';

export type ClaimConfig = CallOutput<'getClaimConfig'>;

/** What the page got when it asked for its channel. */
export type ConfigAnswer = { ok: true; data: ClaimConfig } | { ok: false };
