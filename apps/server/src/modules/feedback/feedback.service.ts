import { randomUUID } from 'node:crypto';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { FEEDBACK_MAX_PICTURES } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { PageRequest } from '../../db/page.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireKeyForm } from '../../lib/require-key.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import type { RequestContext } from '../../plugins/context.ts';
import { refuseOver } from '../../plugins/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import type { DrawService } from '../campaign/draw.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import {
  countOwnFeedback,
  type Feedback,
  findFeedbackByKey,
  insertFeedback,
  listOwnFeedback,
  type NewFeedback,
} from './feedback.repository.ts';

export interface FeedbackDeps {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  uploads: Pick<UploadService, 'readKeys' | 'take' | 'addressOf'>;
  draws: Pick<DrawService, 'findPrize'>;
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

/** What users report, and the result. */
export function createFeedbackService(deps: FeedbackDeps) {
  const { db, clock, secrets, rateLimits, uploads, draws } = deps;

  /** The feedback with its pictures, or nothing of it; a repeat returns the existing one. */
  async function keep(tx: Db, row: NewFeedback): Promise<string> {
    const { userId, feedbackId, pictures, idempotencyKey } = row;
    if (await insertFeedback(tx, row)) {
      const usedBy = `feedback:${feedbackId}`;
      await uploads.take(tx, { userId, purpose: 'feedback', keys: pictures, usedBy });
      return feedbackId;
    }
    const kept = await findFeedbackByKey(tx, userId, idempotencyKey ?? '');
    if (kept?.fingerprint !== row.fingerprint) throw new Refusal(CODE.conflict);
    return kept.feedbackId;
  }

  /** As a row; device data in the body overrides the headers. */
  function asRow(userId: number, input: CallRequest<'saveFeedback'>, context: RequestContext): NewFeedback {
    const { content, mobile, isPrivacy, drawId } = input;
    const pictures = uploads.readKeys(input.imgURLS);
    if (pictures.length > FEEDBACK_MAX_PICTURES) throw new Refusal(CODE.tooManyPictures);
    return {
      feedbackId: randomUUID(),
      userId,
      isPrivacy,
      content: withoutPhones(content),
      contactSealed: secrets.seal(mobile),
      pictures,
      clientType: withoutSecrets(input.clientType || context.clientTypeId),
      clientVersion: withoutSecrets(input.clientVersion || context.version),
      netEnv: withoutSecrets(input.netENV),
      phoneType: withoutSecrets(input.phoneType),
      phoneOsVersion: withoutSecrets(input.phoneOSVersion),
      phoneOsType: withoutSecrets(input.phoneOSType),
      createdAt: clock.businessNow(),
      idempotencyKey: context.idempotencyKey ?? null,
      fingerprint: secrets.index('feedback', JSON.stringify([content, mobile, isPrivacy, pictures, drawId])),
    };
  }

  /** The prize that is requested, if any: only one that this user has won. */
  async function prizeOf(userId: number, { drawId, isPrivacy }: CallRequest<'saveFeedback'>) {
    if (drawId === undefined) return {};
    const won = isPrivacy ? undefined : await draws.findPrize(userId, drawId);
    if (!won) throw new Refusal(CODE.notFound, { msg: feedbackTexts.prizeMissing });
    return { kind: 'prize' as const, drawCampaign: won.campaign, drawNo: won.drawNo };
  }

  return {
    async save(
      userId: number,
      input: CallRequest<'saveFeedback'>,
      context: RequestContext,
    ): Promise<CallOutput<'saveFeedback'>> {
      const { idempotencyKey } = context;
      requireKeyForm(idempotencyKey);
      const row = { ...asRow(userId, input, context), ...(await prizeOf(userId, input)) };
      await refuseOver(rateLimits, 'feedbackByUser', String(userId));
      return { id: await db.transaction((tx) => keep(tx, row)) };
    },

    async listOwn(userId: number, page: PageRequest): Promise<CallOutput<'listFeedback'>> {
      const [rows, total] = await Promise.all([
        listOwnFeedback(db, userId, page),
        countOwnFeedback(db, userId),
      ]);
      return { content: rows.map((row) => toOwn(row, uploads.addressOf)), total, ...page };
    },
  };
}

function toOwn(row: Feedback, addressOf: (key: string) => string) {
  const { feedbackId: id, isPrivacy, kind, content, pictures, state, points, reply, createdAt } = row;
  const createTime = createdAt.getTime();
  const shown = pictures.map(addressOf);
  return { id, isPrivacy, kind, content, pictures: shown, state, points, reply, createTime };
}
