import type { ProviderId } from '../../ports/payment-gateway.ts';

/** They know no number of ours: nothing can be asked of them, neither about a payment nor to give one back. */
export const CLOSED_COUNTERS: ReadonlySet<string> = new Set<ProviderId>(['apple']);
