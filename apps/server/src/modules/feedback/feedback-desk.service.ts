import { feedbackTexts } from '@juban/contract/texts/feedback';
import { FEEDBACK_MAX_REPLY } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DrawService } from '../campaign/draw.service.ts';
import type { CreditService } from '../mall/credit.service.ts';
import {
  type Feedback,
  findFeedback,
  listWaiting,
  settleFeedback,
  settleMerged,
} from './feedback.repository.ts';

const MOST_LISTED = 50;
const ID_FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface FeedbackDeskDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  credits: CreditService;
  draws: Pick<DrawService, 'findPrize'>;
}

export type FeedbackDeskService = ReturnType<typeof createFeedbackDeskService>;

/** Support's work on feedback. Each one is settled once; accepting it again returns the first answer. */
export function createFeedbackDeskService({ db, clock, secrets, credits, draws }: FeedbackDeskDeps) {
  async function find(feedbackId: string, from: Db = db): Promise<Feedback> {
    const row = ID_FORM.test(feedbackId) ? await findFeedback(from, feedbackId) : undefined;
    if (!row) throw new Error(`there is no feedback ${feedbackId}`);
    return row;
  }

  function checkReply(reply: string): void {
    if (reply.length > FEEDBACK_MAX_REPLY)
      throw new Error(`a reply has at most ${FEEDBACK_MAX_REPLY} characters`);
  }

  const settled = ({ feedbackId, state, mergedInto }: Feedback) =>
    new Error(
      state === 'received' && mergedInto !== null
        ? `feedback ${feedbackId} was merged into ${mergedInto}: answer that one`
        : `feedback ${feedbackId} is ${state} already`,
    );

  return {
    listWaiting: () => listWaiting(db, MOST_LISTED),

    async show(feedbackId: string) {
      const {
        contactSealed,
        fingerprint: _fingerprint,
        idempotencyKey: _key,
        ...row
      } = await find(feedbackId);
      const { userId, drawCampaign, drawNo } = row;
      const won = drawNo === null ? undefined : await draws.findPrize(userId, `${drawCampaign}-${drawNo}`);
      const prize = won && { name: won.name, wonAt: won.at };
      return { ...row, prize, contact: contactSealed && secrets.open(contactSealed) };
    },

    /**
     * Accepts feedback with points: the feedback and its credit in one transaction, once. Joins the caller's
     * transaction, if any.
     */
    async accept(feedbackId: string, points: number, reply = '', within: Db = db) {
      checkReply(reply);
      const found = await find(feedbackId, within);
      if (found.state === 'declined') throw settled(found);
      const { userId } = found;
      const input = { userId, reference: `feedback-${feedbackId}`, reason: feedbackTexts.creditReason };
      if (found.state === 'accepted') return credits.credit({ ...input, amount: found.points }, within);
      return within.transaction(async (tx) => {
        const given = await credits.credit({ ...input, amount: points }, tx);
        const outcome = { state: 'accepted' as const, points, reply, settledAt: clock.businessNow() };
        if (given.isNew && !(await settleFeedback(tx, feedbackId, outcome))) throw settled(found);
        if (given.isNew) await settleMerged(tx, feedbackId, outcome);
        return given;
      });
    },

    /** Joins the caller's transaction, if any. */
    decline: (feedbackId: string, reply: string, within: Db = db): Promise<void> =>
      within.transaction(async (tx) => {
        checkReply(reply);
        const found = await find(feedbackId, tx);
        const outcome = { state: 'declined' as const, points: 0, reply, settledAt: clock.businessNow() };
        if (!(await settleFeedback(tx, feedbackId, outcome))) throw settled(await find(feedbackId, tx));
        await settleMerged(tx, found.feedbackId, outcome);
      }),
  };
}
