import type { MembershipService } from './membership.service.ts';
import { holdUser, PURCHASE_GRANT } from './purchase-grant.repository.ts';

export type PurchaseGrantService = ReturnType<typeof createPurchaseGrantService>;

/** What a paid order gives. Payment's one statement writes it, by clauses that are told here. */
export function createPurchaseGrantService({ membership }: { membership: MembershipService }) {
  return {
    /** The user's row is held for the transaction; false for a user that does not exist. */
    holdUser,
    grant: PURCHASE_GRANT,
    /** Brings the V power of an expired member up to now; the caller holds the user's row. */
    settleDecay: membership.settleDecay,
  };
}
