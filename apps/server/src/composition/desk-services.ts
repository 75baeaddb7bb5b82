import { createGiftConsoleService } from '../modules/activity/gift-console.service.ts';
import type { GiftDeskService } from '../modules/activity/gift-desk.service.ts';
import type { createAuditServices } from '../modules/audit/services.ts';
import { createFeedbackActService } from '../modules/feedback/feedback-act.service.ts';
import { createFeedbackListService } from '../modules/feedback/feedback-list.service.ts';
import { createHoldAct } from '../modules/fraud/hold-act.service.ts';
import { createHoldListService } from '../modules/fraud/hold-list.service.ts';
import type { HoldReviewService } from '../modules/fraud/hold-review.service.ts';
import { createDeadLetterService } from '../modules/outbox/dead-letter.service.ts';
import type { createStaffServices } from '../modules/staff/services.ts';
import type { Base } from './base.ts';
import type { EngagementServices } from './engagement-services.ts';
import type { UserServices } from './user-services.ts';

export type DeskNeeds = Pick<UserServices, 'accounts' | 'membership' | 'points'> &
  Pick<EngagementServices, 'feedbackDesk' | 'uploads'> & {
    holdReview: HoldReviewService;
    giftDesk: GiftDeskService;
  };

type Audits = ReturnType<typeof createAuditServices>;
type Staff = Pick<ReturnType<typeof createStaffServices>, 'staffAdmin' | 'findIdentity'>;

/** The desks of the console beside the support desk: feedback, fraud review, dead letters. */
export function createDeskServices(
  { db, clock, secrets }: Base,
  { audit, limits }: Audits,
  { staffAdmin, findIdentity }: Staff,
  { accounts, feedbackDesk, giftDesk, holdReview, membership, points, uploads }: DeskNeeds,
) {
  const feedbackLists = createFeedbackListService({
    db,
    clock,
    accounts,
    membership,
    staffAdmin,
    uploads,
    feedbackDesk,
  });
  return {
    deadLetters: createDeadLetterService({ db, clock }),
    holdLists: createHoldListService({ db, accounts, staffAdmin }),
    holdAct: createHoldAct({ holdReview }),
    giftConsole: createGiftConsoleService({ db, secrets, giftDesk, limits, audit }),
    feedbackLists,
    feedbackActs: createFeedbackActService({
      db,
      feedbackDesk,
      feedbackLists,
      points,
      limits,
      audit,
      staffAdmin,
      findIdentity,
    }),
  };
}
