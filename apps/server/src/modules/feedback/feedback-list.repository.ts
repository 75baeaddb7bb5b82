import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { PageKey } from '../../db/page-key.ts';
import type { Feedback } from './feedback.repository.ts';
import { cannedAnswers, feedback } from './feedback.tables.ts';

/** The brand in which the user of a feedback has registered. */
const brand = sql<string>`(select u.brand from users u where u.id = ${feedback}.user_id)`;

export interface FeedbackRow {
  row: Feedback;
  brand: string;
}

export interface FeedbackPage {
  state: Feedback['state'];
  brands: readonly string[];
  kind: 'problem' | 'prize' | 'privacy' | undefined;
  until: Date | undefined;
  /** null: of nobody. */
  assigneeId: number | null | undefined;
  after: PageKey | undefined;
  most: number;
}

const kindIs = (kind: FeedbackPage['kind']): SQL | undefined => {
  if (kind === undefined) return undefined;
  if (kind === 'privacy') return eq(feedback.isPrivacy, true);
  return and(eq(feedback.isPrivacy, false), eq(feedback.kind, kind));
};

const assignedTo = (id: number | null | undefined): SQL | undefined => {
  if (id === undefined) return undefined;
  return id === null ? isNull(feedback.assigneeId) : eq(feedback.assigneeId, id);
};

const inBrands = (brands: readonly string[]) => inArray(brand, [...brands]);

/** Without what was merged into another one: what waits, the oldest first; what is settled, the newest first. */
export function listFeedbackPage(db: Db, page: FeedbackPage): Promise<FeedbackRow[]> {
  const isWaiting = page.state === 'received';
  const time = isWaiting ? feedback.createdAt : feedback.settledAt;
  const id = feedback.feedbackId;
  const beyond = isWaiting ? gt : lt;
  const { after } = page;
  return db
    .select({ row: feedback, brand })
    .from(feedback)
    .where(
      and(
        eq(feedback.state, page.state),
        isNull(feedback.mergedInto),
        inBrands(page.brands),
        kindIs(page.kind),
        page.until && lte(feedback.createdAt, page.until),
        assignedTo(page.assigneeId),
        after && or(beyond(time, after.at), and(eq(time, after.at), beyond(id, after.id))),
      ),
    )
    .orderBy(...(isWaiting ? [asc(time), asc(id)] : [desc(time), desc(id)]))
    .limit(page.most);
}

export async function findWithBrand(db: Db, feedbackId: string): Promise<FeedbackRow | undefined> {
  const [found] = await db
    .select({ row: feedback, brand })
    .from(feedback)
    .where(eq(feedback.feedbackId, feedbackId));
  return found;
}

/** Newest first. */
export const listMerged = (db: Db, feedbackId: string): Promise<Feedback[]> =>
  db.select().from(feedback).where(eq(feedback.mergedInto, feedbackId)).orderBy(desc(feedback.createdAt));

export const listOthersOf = (db: Db, { userId, feedbackId }: Feedback, most: number): Promise<Feedback[]> =>
  db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, userId), ne(feedback.feedbackId, feedbackId)))
    .orderBy(desc(feedback.createdAt))
    .limit(most);

/** Of those brands, from before that time. */
export async function countWaiting(db: Db, brands: readonly string[], until: Date) {
  const [row] = await db
    .select({ n: count(), oldest: min(feedback.createdAt) })
    .from(feedback)
    .where(
      and(
        eq(feedback.state, 'received'),
        isNull(feedback.mergedInto),
        lte(feedback.createdAt, until),
        inBrands(brands),
      ),
    );
  return row ?? { n: 0, oldest: null };
}

export interface AnswerTimes {
  answered: number;
  medianMs: number | null;
  ninetiethMs: number | null;
}

/** How long answers since then took. */
export async function readAnswerTimes(db: Db, brands: readonly string[], since: Date): Promise<AnswerTimes> {
  const took = sql`extract(epoch from f.settled_at - f.created_at) * 1000`;
  const found = await db.execute(sql`
    select count(*)::int as answered,
      (percentile_cont(0.5) within group (order by ${took}))::float8 as "medianMs",
      (percentile_cont(0.9) within group (order by ${took}))::float8 as "ninetiethMs"
    from feedback f join users u on u.id = f.user_id
    where f.settled_at >= ${since.toISOString()}::timestamptz and f.merged_into is null
      and u.brand = any (${sql.param([...brands])}::text[])`);
  const [row] = rowsOf<AnswerTimes>(found);
  return row ?? { answered: 0, medianMs: null, ninetiethMs: null };
}

export const listCannedAnswers = (db: Db) =>
  db
    .select({ id: cannedAnswers.id, title: cannedAnswers.title, text: cannedAnswers.text })
    .from(cannedAnswers)
    .orderBy(asc(cannedAnswers.place), asc(cannedAnswers.id));

/** The one row, locked until the transaction ends. */
export async function lockFeedback(tx: Db, feedbackId: string): Promise<Feedback | undefined> {
  const [row] = await tx.select().from(feedback).where(eq(feedback.feedbackId, feedbackId)).for('update');
  return row;
}

export async function writeAssignee(tx: Db, feedbackId: string, assigneeId: number | null): Promise<void> {
  await tx.update(feedback).set({ assigneeId }).where(eq(feedback.feedbackId, feedbackId));
}

export async function writeMerged(tx: Db, feedbackId: string, mergedInto: string | null): Promise<void> {
  await tx.update(feedback).set({ mergedInto }).where(eq(feedback.feedbackId, feedbackId));
}
