import type { MembershipService } from './membership.service.ts';
import { PURCHASE_GRANT } from './purchase-grant.repository.ts';

export type PurchaseGrantService = ReturnType<typeof createPurchaseGrantService>;

/** What a paid order grants. One statement of the payment writes it, with the clauses defined here. */
export function createPurchaseGrantService({ membership }: { membership: MembershipService }) {
  return {
    grant: PURCHASE_GRANT,
    /** Writes decay of an expired member up to now; the caller has locked the user's row. */
    settleDecay: membership.settleDecay,
  };
}
