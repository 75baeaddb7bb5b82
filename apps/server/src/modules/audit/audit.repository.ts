import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffActionDetails, staffActionNumbers, staffActions } from './audit.tables.ts';

export interface ActionFilter {
  target?: string | undefined;
  staffId?: number | undefined;
  call?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Only entries before this one. */
  beforeId?: number | undefined;
  most: number;
}

type NewAction = Omit<typeof staffActions.$inferInsert, 'id'>;
type NewDetails = Omit<typeof staffActionDetails.$inferInsert, 'actionId'>;

export async function insertAction(tx: Db, action: NewAction, details: NewDetails): Promise<void> {
  const [row] = await tx.insert(staffActions).values(action).returning({ id: staffActions.id });
  if (!row) throw new Error('the entry of the audit log was not written');
  await tx.insert(staffActionDetails).values({ ...details, actionId: row.id });
}

const selectActions = (db: Db) =>
  db
    .select({
      action: staffActions,
      details: staffActionDetails,
      number: staffActionNumbers.number,
    })
    .from(staffActions)
    .leftJoin(staffActionDetails, eq(staffActionDetails.actionId, staffActions.id))
    .leftJoin(staffActionNumbers, eq(staffActionNumbers.actionId, staffActions.id));

export type ActionRow = Awaited<ReturnType<typeof listActionRows>>[number];

export function listActionRows(db: Db, filter: ActionFilter) {
  const { target, staffId, call, from, until, beforeId, most } = filter;
  const conditions: Array<SQL | undefined> = [
    target === undefined ? undefined : eq(staffActions.target, target),
    staffId === undefined ? undefined : eq(staffActions.staffId, staffId),
    call === undefined ? undefined : eq(staffActions.call, call),
    from && gte(staffActions.at, from),
    until && lt(staffActions.at, until),
    beforeId === undefined ? undefined : lt(staffActions.id, beforeId),
  ];
  return selectActions(db)
    .where(and(...conditions))
    .orderBy(desc(staffActions.id))
    .limit(most);
}

export function listActionsOnUser(db: Db, userId: number, most: number) {
  return selectActions(db)
    .where(eq(staffActionDetails.userId, userId))
    .orderBy(desc(staffActionDetails.actionId))
    .limit(most);
}
