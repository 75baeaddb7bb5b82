import type { MembershipService } from './membership.service.ts';
import { PURCHASE_GRANT } from './purchase-grant.repository.ts';

export type PurchaseGrantService = ReturnType<typeof createPurchaseGrantService>;

/** What a paid order gives. Payment's one statement writes it, by clauses that are told here. */
export function createPurchaseGrantService({ membership }: { membership: MembershipService }) {
  return {
    grant: PURCHASE_GRANT,
    /** Brings the V power of an expired member up to now; the caller holds the user's row. */
    settleDecay: membership.settleDecay,
  };
}
