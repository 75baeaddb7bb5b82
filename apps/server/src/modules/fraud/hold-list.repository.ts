import { and, asc, count, desc, eq, gt, inArray, lt, min, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { PageKey } from '../../db/page-key.ts';
import { holds } from './fraud.tables.ts';
import type { HoldKind, HoldState } from './fraud-names.ts';
import type { Hold } from './hold.repository.ts';

export interface HoldPage {
  state: Exclude<HoldState, 'marked'>;
  kind: HoldKind | undefined;
  brands: readonly string[];
  after: PageKey | undefined;
  most: number;
}

/** Those that wait, the oldest first; decided ones, the newest first. */
export function listHoldPage(db: Db, { state, kind, brands, after, most }: HoldPage): Promise<Hold[]> {
  const isWaiting = state === 'held';
  const time = isWaiting ? holds.heldAt : holds.decidedAt;
  const id = holds.subjectId;
  const beyond = isWaiting ? gt : lt;
  return db
    .select()
    .from(holds)
    .where(
      and(
        eq(holds.state, state),
        inArray(holds.brand, [...brands]),
        kind && eq(holds.subjectKind, kind),
        after && or(beyond(time, after.at), and(eq(time, after.at), beyond(id, after.id))),
      ),
    )
    .orderBy(...(isWaiting ? [asc(time), asc(id)] : [desc(time), desc(id)]))
    .limit(most);
}

/** Of the same user, newest first. */
export const listHoldsOf = (db: Db, { userId, subjectId }: Hold & { userId: number }): Promise<Hold[]> =>
  db
    .select()
    .from(holds)
    .where(and(eq(holds.userId, userId), ne(holds.state, 'marked'), ne(holds.subjectId, subjectId)))
    .orderBy(desc(holds.heldAt))
    .limit(20);

export async function countWaiting(db: Db, brands: readonly string[]) {
  const [row] = await db
    .select({ n: count(), oldest: min(holds.heldAt) })
    .from(holds)
    .where(and(eq(holds.state, 'held'), inArray(holds.brand, [...brands])));
  return row ?? { n: 0, oldest: null };
}
