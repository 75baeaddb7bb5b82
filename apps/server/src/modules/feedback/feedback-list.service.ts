import { CODE } from '@juban/contract/code-names';
import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import { DAY_MS, maskPhone } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { readPageKey, writePageKey } from '../../db/page-key.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';
import { type BrandScope, brandsOf, isInScope } from '../staff/staff-identity.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { Feedback } from './feedback.repository.ts';
import type { FeedbackDeskService } from './feedback-desk.service.ts';
import {
  countWaiting,
  type FeedbackRow,
  findWithBrand,
  listCannedAnswers,
  listFeedbackPage,
  listMerged,
  listOthersOf,
  readAnswerTimes,
} from './feedback-list.repository.ts';

const PAGE = 50;
const MOST_OTHERS = 10;
const PREVIEW = 60;
const HOUR_MS = 3_600_000;
const FIGURE_DAYS = 30;
/** Waiting feedback is counted from these ages on. */
const AGES_IN_HOURS = [0, 24, 72, 168];
const KEPT_DIGITS = 2;

export interface FeedbackListDeps {
  db: Db;
  clock: { businessNow(): Date };
  accounts: Pick<AccountService, 'find' | 'phoneOf'>;
  membership: Pick<MembershipService, 'readStanding'>;
  staffAdmin: Pick<StaffAdminService, 'namesOf'>;
  uploads: Pick<UploadService, 'addressOf'>;
  feedbackDesk: Pick<FeedbackDeskService, 'show'>;
}

type Row = ConsoleOutput<'listFeedback'>['feedback'][number];
type Names = ReadonlyMap<number, string>;

export type FeedbackListService = ReturnType<typeof createFeedbackListService>;

/** What the feedback desk reads. */
export function createFeedbackListService(deps: FeedbackListDeps) {
  const { db, clock, accounts, membership, staffAdmin, uploads, feedbackDesk } = deps;

  async function requireVisible(id: string, scope: BrandScope, from: Db = db): Promise<FeedbackRow> {
    const found = await findWithBrand(from, id);
    if (!found || !isInScope(scope, found.brand)) throw new Refusal(CODE.notFound);
    return found;
  }

  async function readUser(userId: number, brand: string) {
    const account = await accounts.find(db, userId);
    const standing = await membership.readStanding(userId);
    const phone = account ? accounts.phoneOf(account) : '';
    return {
      id: String(userId),
      nickName: account?.nickName ?? '',
      mobile: phone && maskPhone(phone),
      brand,
      registerTime: account?.registeredAt.getTime() ?? null,
      expireTime: standing.expiresAt?.getTime() ?? null,
      level: standing.level,
    };
  }

  return {
    requireVisible,

    async list(
      { state, brand, kind, olderThanHours, assignee, after }: ConsoleRequest<'listFeedback'>,
      { scope, staffId }: { scope: BrandScope; staffId: number },
    ): Promise<ConsoleOutput<'listFeedback'>> {
      const brands = brandsOf(scope).filter((one) => brand === undefined || one === brand);
      if (brands.length === 0) return { feedback: [], next: null };
      const now = clock.businessNow().getTime();
      const rows = await listFeedbackPage(db, {
        state,
        brands,
        kind,
        until: olderThanHours === undefined ? undefined : new Date(now - olderThanHours * HOUR_MS),
        assigneeId: assignee && (assignee === 'me' ? staffId : null),
        after: readPageKey(after),
        most: PAGE,
      });
      const names = await staffAdmin.namesOf(rows.map(({ row }) => row.assigneeId));
      const last = rows.at(-1)?.row;
      const time = state === 'received' ? last?.createdAt : last?.settledAt;
      return {
        feedback: rows.map((row) => toRow(row, names)),
        next: last && time && rows.length === PAGE ? writePageKey(time, last.feedbackId) : null,
      };
    },

    async get(id: string, scope: BrandScope): Promise<ConsoleOutput<'getFeedback'>> {
      const found = await requireVisible(id, scope);
      const { row, brand } = found;
      const [shown, names, user, merged, others] = await Promise.all([
        feedbackDesk.show(id),
        staffAdmin.namesOf([row.assigneeId]),
        readUser(row.userId, brand),
        listMerged(db, id),
        listOthersOf(db, row, MOST_OTHERS),
      ]);
      return {
        ...toRow(found, names),
        content: row.content,
        pictures: row.pictures.map(uploads.addressOf),
        contact: maskContact(shown.contact),
        clientType: row.clientType,
        clientVersion: row.clientVersion,
        device: [row.phoneType, row.phoneOsType, row.phoneOsVersion].filter(Boolean).join(' '),
        network: row.netEnv,
        points: row.points,
        reply: row.reply,
        prize: shown.prize ? { name: shown.prize.name, winTime: shown.prize.wonAt.getTime() } : null,
        user,
        mergedInto: row.mergedInto,
        merged: merged.map(toBrief),
        others: others.map((other) => ({ ...toBrief(other), state: other.state })),
      };
    },

    async readFigures(scope: BrandScope): Promise<ConsoleOutput<'getFeedbackFigures'>> {
      const brands = brandsOf(scope);
      const now = clock.businessNow().getTime();
      const times = await readAnswerTimes(db, brands, new Date(now - FIGURE_DAYS * DAY_MS));
      const olderThan = await Promise.all(
        AGES_IN_HOURS.map(
          async (hours) => (await countWaiting(db, brands, new Date(now - hours * HOUR_MS))).n,
        ),
      );
      return {
        ...times,
        waiting: olderThan[0] ?? 0,
        waitingByAge: AGES_IN_HOURS.map((fromHours, at) => ({
          fromHours,
          count: (olderThan[at] ?? 0) - (olderThan[at + 1] ?? 0),
        })),
      };
    },

    listCanned: () => listCannedAnswers(db),
    countWaiting: (brands: readonly string[], until: Date) => countWaiting(db, brands, until),
  };
}

const previewOf = ({ content }: Feedback): string => [...content].slice(0, PREVIEW).join('');

const toBrief = (row: Feedback) => ({
  id: row.feedbackId,
  preview: previewOf(row),
  createTime: row.createdAt.getTime(),
});

function toRow({ row, brand }: FeedbackRow, names: Names): Row {
  const { assigneeId } = row;
  return {
    ...toBrief(row),
    userId: String(row.userId),
    brand,
    kind: row.isPrivacy ? 'privacy' : row.kind,
    state: row.state,
    pictureCount: row.pictures.length,
    settleTime: row.settledAt?.getTime() ?? null,
    assignee: assigneeId === null ? null : { id: String(assigneeId), name: names.get(assigneeId) ?? '' },
  };
}

/** A phone, or the number of a chat account. */
const maskContact = (contact: string): string =>
  /^1\d{10}$/.test(contact)
    ? maskPhone(contact)
    : contact && `${contact.slice(0, KEPT_DIGITS)}***${contact.slice(-KEPT_DIGITS)}`;
