import { analyticsCalls } from './analytics/analytics.calls.ts';
import { claimCalls } from './claim/claim.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';

/** Every call of the product by name. Small enough for the browser: no schema is reached from here. */
export const calls = { ...identityCalls, ...claimCalls, ...analyticsCalls };

export type CallName = keyof typeof calls;
