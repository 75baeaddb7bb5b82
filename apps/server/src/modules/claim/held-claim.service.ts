import type { HoldHandler } from '../fraud/hold-review.service.ts';
import { holdPhoneIndex } from '../identity/account.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { findClaimByCode } from './claim.repository.ts';
import { claimGrant } from './claim.service.ts';

export interface HeldClaimDeps {
  membership: Pick<MembershipService, 'holdDays' | 'grantDays'>;
}

/** Claims that are held for review: their days begin at the time of release, or are not granted. */
export function createHeldClaimService({ membership }: HeldClaimDeps): HoldHandler {
  return {
    async lock(tx, { phoneIndex, subjectId }) {
      if (phoneIndex === null) throw new Error(`claim ${subjectId} has no phone`);
      await holdPhoneIndex(tx, phoneIndex);
    },

    async release(tx, { subjectId: codeId }) {
      const claim = await findClaimByCode(tx, codeId);
      if (!claim) throw new Error(`no claim ${codeId}`);
      const { phoneIndex } = claim;
      const userId = await holdPhoneIndex(tx, phoneIndex);
      const grant = claimGrant({ ...claim, codeId });
      if (userId === null) await membership.holdDays(tx, { phoneIndex, ...grant });
      else await membership.grantDays(tx, { userId, ...grant });
    },

    /** Nothing was granted, and the phone has used its claim. */
    refuse: async () => undefined,
  };
}
