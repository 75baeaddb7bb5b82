import { CODE } from '@juban/contract/code-names';
import { consoleTexts } from '@juban/contract/console/texts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf } from '../audit/act.service.ts';
import { findHold } from './hold.repository.ts';
import type { HoldReviewService } from './hold-review.service.ts';
import { deciderOf, KIND_TITLES, STATE_TITLES } from './hold-words.ts';

export interface HoldActDeps {
  holdReview: Pick<HoldReviewService, 'decideWithin'>;
}

/** A decision by staff, with its entry in the same transaction. */
export function createHoldAct({ holdReview }: HoldActDeps): ActOf<'decideHold'> {
  return {
    call: 'decideHold',
    async run(tx, { kind, id, decision, reason }, { staffId }) {
      const hold = await findHold(tx, kind, id);
      if (!hold) throw new Refusal(CODE.notFound);
      const state = decision === 'release' ? 'released' : 'refused';
      const by = { decidedBy: deciderOf(staffId), reason };
      const decided = await holdReview.decideWithin(tx, hold, state, by);
      if (decided !== 'done') {
        const msg = decided === 'marked' ? consoleTexts.holdUnpaid : consoleTexts.holdDecided;
        throw new Refusal(CODE.conflict, { msg });
      }
      const what = `${KIND_TITLES[kind]} ${id}`;
      return {
        target: `${kind}:${id}`,
        userId: hold.userId,
        brand: hold.brand,
        changes: [{ what, before: STATE_TITLES.held, after: STATE_TITLES[state] }],
      };
    },
  };
}
