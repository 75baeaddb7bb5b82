import { and, desc, eq, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffApprovals } from './audit.tables.ts';

export type Approval = typeof staffApprovals.$inferSelect;
type State = Approval['state'];

export async function insertApproval(
  tx: Db,
  row: Omit<typeof staffApprovals.$inferInsert, 'id' | 'state'>,
): Promise<string> {
  const [made] = await tx
    .insert(staffApprovals)
    .values({ ...row, state: 'open' })
    .returning({ id: staffApprovals.id });
  if (!made) throw new Error('the proposal was not written');
  return made.id;
}

const isId = (id: string) => sql`${staffApprovals.id}::text = ${id}`;

export async function findApproval(db: Db, id: string): Promise<Approval | undefined> {
  const [row] = await db.select().from(staffApprovals).where(isId(id));
  return row;
}

/** Serialises decisions about one proposal. */
export async function lockApproval(tx: Db, id: string): Promise<Approval | undefined> {
  const [row] = await tx.select().from(staffApprovals).where(isId(id)).for('update');
  return row;
}

/** False if it was decided meanwhile. */
export async function closeApproval(
  tx: Db,
  id: string,
  closed: { state: State; deciderId: number | null; decidedAt: Date; comment?: string },
): Promise<boolean> {
  const rows = await tx
    .update(staffApprovals)
    .set(closed)
    .where(and(isId(id), eq(staffApprovals.state, 'open')))
    .returning({ id: staffApprovals.id });
  return rows.length > 0;
}

export const lapseApprovals = (db: Db, now: Date) =>
  db
    .update(staffApprovals)
    .set({ state: 'lapsed', decidedAt: now })
    .where(and(eq(staffApprovals.state, 'open'), lte(staffApprovals.expiresAt, now)));

export interface ApprovalPage {
  isOpen: boolean;
  /** Proposals of this person, and those that one of these permissions decides. */
  staffId: number;
  permissions: readonly string[];
  before: { at: Date; id: string } | undefined;
  most: number;
}

export function listApprovalRows(db: Db, page: ApprovalPage): Promise<Approval[]> {
  const { isOpen, staffId, permissions, before, most } = page;
  const conditions: Array<SQL | undefined> = [
    isOpen ? eq(staffApprovals.state, 'open') : sql`${staffApprovals.state} <> 'open'`,
    or(
      eq(staffApprovals.proposerId, staffId),
      sql`${staffApprovals.permission} = any (${sql.param([...permissions])}::text[])`,
    ),
    before &&
      or(
        lt(staffApprovals.proposedAt, before.at),
        and(eq(staffApprovals.proposedAt, before.at), gt(staffApprovals.id, before.id)),
      ),
  ];
  return db
    .select()
    .from(staffApprovals)
    .where(and(...conditions))
    .orderBy(desc(staffApprovals.proposedAt), staffApprovals.id)
    .limit(most);
}
