import { CODE } from '@juban/contract/code-names';
import type { ConsoleRequest } from '@juban/contract/console/console-schemas';
import { consoleTexts } from '@juban/contract/console/texts';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ActOf, ActResult, Performer } from '../audit/act.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { LimitService } from '../audit/limit.service.ts';
import type { PointsService } from '../membership/points.service.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';
import { isInScope, type StaffIdentity } from '../staff/staff-identity.service.ts';
import type { Feedback } from './feedback.repository.ts';
import type { FeedbackDeskService } from './feedback-desk.service.ts';
import {
  findWithBrand,
  listMerged,
  lockFeedback,
  writeAssignee,
  writeMerged,
} from './feedback-list.repository.ts';
import type { FeedbackListService } from './feedback-list.service.ts';

export interface FeedbackActDeps {
  db: Db;
  feedbackDesk: Pick<FeedbackDeskService, 'accept' | 'decline'>;
  feedbackLists: Pick<FeedbackListService, 'requireVisible'>;
  points: Pick<PointsService, 'read'>;
  limits: Pick<LimitService, 'useGrant'>;
  audit: Pick<AuditService, 'write'>;
  staffAdmin: Pick<StaffAdminService, 'listMembers'>;
  findIdentity: (tx: Db, id: number) => Promise<StaffIdentity | undefined>;
}

export type FeedbackActService = ReturnType<typeof createFeedbackActService>;

const NOBODY = '未分配';
const refuse = (msg: string): never => {
  throw new Refusal(CODE.conflict, { msg });
};

function requireWaiting({ state, mergedInto }: Feedback): void {
  if (state !== 'received') refuse(consoleTexts.alreadySettled);
  if (mergedInto !== null) refuse(consoleTexts.mergeChain);
}

/** What staff do with feedback, each with its entry in the same transaction. */
export function createFeedbackActService(deps: FeedbackActDeps) {
  const { db, feedbackDesk, feedbackLists, points, limits, audit, staffAdmin, findIdentity } = deps;

  /** Locks the user first: points are given under that lock. */
  async function lockWaiting(tx: Db, id: string): Promise<Feedback & { brand: string }> {
    const found = await findWithBrand(tx, id);
    if (!found || !(await lockUser(tx, found.row.userId))) throw new Refusal(CODE.notFound);
    const row = await lockFeedback(tx, id);
    if (!row) throw new Refusal(CODE.notFound);
    requireWaiting(row);
    return { ...row, brand: found.brand };
  }

  const accept: ActOf<'acceptFeedback'> = {
    call: 'acceptFeedback',
    approval: 'grants.approve',
    async run(tx, { id, points: amount, reply }, { staffId, isApproved }) {
      const { userId, brand } = await lockWaiting(tx, id);
      const before = await points.read(userId, tx);
      const { isNew, integral } = await feedbackDesk.accept(id, amount, reply, tx);
      if (!isNew) refuse(consoleTexts.awardedBefore);
      const isWithin = await limits.useGrant(tx, { staffId, userId, kind: 'points', amount });
      const changes = [
        { what: '反馈', before: feedbackTexts.stateReceived, after: feedbackTexts.stateAccepted },
        { what: '积分', before: String(before), after: String(integral) },
        ...(reply ? [{ what: feedbackTexts.replyLabel, before: '', after: reply }] : []),
      ];
      return { target: `feedback:${id}`, userId, brand, changes, needsApproval: !isWithin && !isApproved };
    },
  };

  /** One change of one feedback that the performer may see. */
  async function onVisible(
    { id, call, ticket = '' }: { id: string; call: string; ticket?: string },
    { by, scope }: Performer,
    act: (tx: Db, row: Feedback, brand: string) => Promise<ActResult['changes']>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const { brand } = await feedbackLists.requireVisible(id, scope, tx);
      const row = await lockFeedback(tx, id);
      if (!row) throw new Refusal(CODE.notFound);
      const changes = await act(tx, row, brand);
      await audit.write(tx, { by, call, target: `feedback:${id}`, userId: row.userId, ticket, changes });
    });
  }

  async function nameOf(tx: Db, id: number | null): Promise<string> {
    return id === null ? NOBODY : ((await findIdentity(tx, id))?.name ?? String(id));
  }

  return {
    accept,

    answer: ({ id, reply, ticket }: ConsoleRequest<'answerFeedback'>, performer: Performer) =>
      onVisible({ id, ticket, call: 'answerFeedback' }, performer, async (tx, row) => {
        requireWaiting(row);
        await feedbackDesk.decline(id, reply, tx);
        return [
          { what: '反馈', before: feedbackTexts.stateReceived, after: feedbackTexts.stateDeclined },
          { what: feedbackTexts.replyLabel, before: '', after: reply },
        ];
      }),

    assign: ({ id, staffId }: ConsoleRequest<'assignFeedback'>, performer: Performer) =>
      onVisible({ id, call: 'assignFeedback' }, performer, async (tx, row, brand) => {
        requireWaiting(row);
        const assignee = staffId === null ? null : Number(staffId);
        if (assignee !== null) {
          const identity = await findIdentity(tx, assignee);
          const scope = identity?.permissions.get('feedback.answer') ?? [];
          if (!isInScope(scope, brand)) refuse(consoleTexts.assigneeUnfit);
        }
        await writeAssignee(tx, id, assignee);
        const [before, after] = [await nameOf(tx, row.assigneeId), await nameOf(tx, assignee)];
        return [{ what: '处理人', before, after }];
      }),

    merge: ({ id, into }: ConsoleRequest<'mergeFeedback'>, performer: Performer) =>
      onVisible({ id, call: 'mergeFeedback' }, performer, async (tx, row) => {
        if (row.state !== 'received') refuse(consoleTexts.alreadySettled);
        if (into !== null) await requireMergeable(tx, row, into);
        await writeMerged(tx, id, into);
        return [{ what: '合并到', before: row.mergedInto ?? '', after: into ?? '' }];
      }),

    async listStaff() {
      const active = (await staffAdmin.listMembers()).filter(({ state }) => state === 'active');
      const identities = await Promise.all(active.map(({ id }) => findIdentity(db, Number(id))));
      return identities.flatMap((one) =>
        one?.permissions.has('feedback.answer') ? [{ id: String(one.id), name: one.name }] : [],
      );
    },
  };
}

/** Only what the same user has sent: the answer to one goes to the other, too. */
async function requireMergeable(tx: Db, row: Feedback, into: string): Promise<void> {
  // Locked as well, so that it is not answered or merged meanwhile.
  const main = into === row.feedbackId ? undefined : await lockFeedback(tx, into);
  if (!main || main.userId !== row.userId) return refuse(consoleTexts.mergeOtherUser);
  requireWaiting(main);
  if ((await listMerged(tx, row.feedbackId)).length > 0) refuse(consoleTexts.mergeChain);
}
