import { type ContractFacts, type ContractState, mayTakeContractStep } from '@juban/domain';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type CloseReason, contractNotifications, contractSteps, contracts } from './renewal.tables.ts';

export type { CloseReason };

export type Contract = typeof contracts.$inferSelect;
export type ContractStepRow = typeof contractSteps.$inferSelect;
type NewContract = Omit<typeof contracts.$inferInsert, 'state'>;

/** The columns of a contract that change; all others are frozen. */
export type ContractChange = Partial<
  Pick<
    Contract,
    | 'externalNo'
    | 'signedAt'
    | 'anchorDay'
    | 'period'
    | 'paidUntil'
    | 'nextChargeAt'
    | 'nextAt'
    | 'reason'
    | 'unsignAskedAt'
    | 'endedAt'
  >
>;

type ContractKey = Pick<Contract, 'userId' | 'contractNo'>;

const isContract = ({ userId, contractNo }: ContractKey) =>
  and(eq(contracts.userId, userId), eq(contracts.contractNo, contractNo));

/** False if there is one of that number already. */
export async function insertContract(tx: Db, contract: NewContract, cause: string): Promise<boolean> {
  const made = await tx
    .insert(contracts)
    .values({ ...contract, state: 'signing' })
    .onConflictDoNothing()
    .returning({ contractNo: contracts.contractNo });
  if (made.length === 0) return false;
  const { userId, contractNo, createdAt: at } = contract;
  await tx.insert(contractSteps).values({ userId, contractNo, from: 'none', to: 'signing', cause, at });
  return true;
}

export async function findContract(
  db: Db,
  userId: number,
  contractNo: string,
): Promise<Contract | undefined> {
  const [row] = await db.select().from(contracts).where(isContract({ userId, contractNo }));
  return row;
}

export async function findActive(
  db: Db,
  userId: number,
  family: Contract['family'],
): Promise<Contract | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.family, family), eq(contracts.state, 'active')));
  return row;
}

/** At most one per family. */
export async function listActive(db: Db, userId: number): Promise<Contract[]> {
  return db
    .select()
    .from(contracts)
    .where(and(eq(contracts.userId, userId), eq(contracts.state, 'active')));
}

/** The newest with the provider's own number: a provider may sign again with the number of an ended contract. */
export async function findByExternal(
  db: Db,
  userId: number,
  provider: Contract['provider'],
  externalNo: string,
): Promise<Contract | undefined> {
  const [row] = await db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        eq(contracts.provider, provider),
        eq(contracts.externalNo, externalNo),
      ),
    )
    .orderBy(desc(contracts.createdAt))
    .limit(1);
  return row;
}

/** All that were ever signed: those that are charged first, then the newest. */
export async function listSigned(db: Db, userId: number): Promise<Contract[]> {
  return db
    .select()
    .from(contracts)
    .where(
      and(
        eq(contracts.userId, userId),
        inArray(contracts.state, ['active', 'closing', 'closed']),
        sql`${contracts.signedAt} is not null`,
      ),
    )
    .orderBy(desc(eq(contracts.state, 'active')), desc(contracts.signedAt), desc(contracts.contractNo));
}

export async function listContracts(db: Db, userId: number): Promise<Contract[]> {
  return db.select().from(contracts).where(eq(contracts.userId, userId)).orderBy(asc(contracts.createdAt));
}

export async function listContractSteps(db: Db, userId: number): Promise<ContractStepRow[]> {
  return db
    .select()
    .from(contractSteps)
    .where(eq(contractSteps.userId, userId))
    .orderBy(asc(contractSteps.seq));
}

/** The next contract with something to do, locked by this transaction; other processes skip it. */
export async function takeDueContract(tx: Db, now: Date): Promise<Contract | undefined> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(lte(contracts.nextAt, now))
    .orderBy(asc(contracts.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function changeContract(tx: Db, contract: ContractKey, change: ContractChange): Promise<void> {
  await tx.update(contracts).set(change).where(isContract(contract));
}

export interface ContractMove {
  to: ContractState;
  cause: string;
  at: Date;
  facts: ContractFacts;
  change?: ContractChange;
}

/**
 * Moves a contract from the state that the caller read; false if it is not an allowed step, its guard
 * refuses, or it has moved meanwhile. The caller has locked the user's row.
 */
export async function moveContract(
  tx: Db,
  contract: Pick<Contract, 'userId' | 'contractNo' | 'state'>,
  { to, cause, at, facts, change = {} }: ContractMove,
): Promise<boolean> {
  const { userId, contractNo, state: from } = contract;
  if (!mayTakeContractStep(from, to, facts)) return false;
  const ends = to === 'closed' || to === 'expired';
  const moved = await tx
    .update(contracts)
    .set({ ...change, state: to, ...(ends ? { endedAt: at, nextAt: null } : { endedAt: null }) })
    .where(and(isContract(contract), eq(contracts.state, from)))
    .returning({ contractNo: contracts.contractNo });
  if (moved.length === 0) return false;
  await tx.insert(contractSteps).values({ userId, contractNo, from, to, cause, at });
  return true;
}

/** Stored as received, once. */
export async function keepContractNotification(
  tx: Db,
  notification: typeof contractNotifications.$inferInsert,
): Promise<void> {
  await tx.insert(contractNotifications).values(notification).onConflictDoNothing();
}
