import type { CausedEntry } from '@juban/domain';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '../../db/database.ts';
import { preparedOn } from '../../db/prepared.ts';
import { checkIns } from './level.tables.ts';
import {
  heldGrants,
  type LedgerName,
  ledgerBalances,
  ledgerEntries,
  memberships,
} from './membership.tables.ts';

export interface NewEntry {
  userId: number;
  ledger: LedgerName;
  /** What brought it about; the same cause is never written twice. */
  cause: string;
  amount: number;
  source: string;
  reason?: string;
  at: Date;
}

/** First in the order of locks: whatever changes a user's ledgers waits here for its turn. False without such a user. */
export async function lockUser(tx: Db, userId: number): Promise<boolean> {
  const held = await tx.execute(sql`select id from users where id = ${userId} for update`);
  return rowsOf(held).length > 0;
}

/** Writes entry and balance together; false when the cause stands already. A negative balance is refused by the table. */
export async function appendEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  const written = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: [ledgerEntries.userId, ledgerEntries.ledger, ledgerEntries.cause] })
    .returning({ seq: ledgerEntries.seq });
  if (written.length === 0) return false;
  await addToBalance(tx, entry);
  return true;
}

/** Rows of one insert: seven values each, and PostgreSQL takes 65,535 in all. */
const MOST_ROWS = 1_000;

/** The same for many entries of one ledger at once. */
export async function appendEntries(tx: Db, entries: readonly NewEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += MOST_ROWS) {
    const [first, ...others] = entries.slice(from, from + MOST_ROWS);
    if (!first) return;
    const written = await tx
      .insert(ledgerEntries)
      .values([first, ...others])
      .onConflictDoNothing({ target: [ledgerEntries.userId, ledgerEntries.ledger, ledgerEntries.cause] })
      .returning({ amount: ledgerEntries.amount });
    const amount = written.reduce((sum, entry) => sum + entry.amount, 0);
    if (amount !== 0) await addToBalance(tx, { ...first, amount });
  }
}

/** Update first: an upsert checks the amount itself against the rule, so that nothing could ever be taken. */
async function addToBalance(tx: Db, { userId, ledger, amount }: NewEntry): Promise<void> {
  const sum = { balance: sql`${ledgerBalances.balance} + ${amount}` };
  const changed = await tx
    .update(ledgerBalances)
    .set(sum)
    .where(and(eq(ledgerBalances.userId, userId), eq(ledgerBalances.ledger, ledger)))
    .returning({ userId: ledgerBalances.userId });
  if (changed.length > 0) return;
  await tx
    .insert(ledgerBalances)
    .values({ userId, ledger, balance: amount })
    .onConflictDoUpdate({ target: [ledgerBalances.userId, ledgerBalances.ledger], set: sum });
}

export interface StandingRow {
  expiresAt: Date | null;
  settledDays: number;
  vPower: number;
  points: number;
  /** Whether the day asked for has its check-in. */
  checkedIn: boolean;
}

const vPowerBalance = alias(ledgerBalances, 'v_power');
const pointsBalance = alias(ledgerBalances, 'points');

const standingOf = preparedOn((db) =>
  db
    .select({
      expiresAt: memberships.expiresAt,
      settledDays: memberships.decaySettledDays,
      vPower: vPowerBalance.balance,
      points: pointsBalance.balance,
      checkedAt: checkIns.checkedAt,
    })
    .from(sql`(select ${sql.placeholder('userId')}::bigint as id) as u`)
    .leftJoin(memberships, sql`${memberships.userId} = u.id`)
    .leftJoin(vPowerBalance, sql`${vPowerBalance.userId} = u.id and ${vPowerBalance.ledger} = 'v_power'`)
    .leftJoin(pointsBalance, sql`${pointsBalance.userId} = u.id and ${pointsBalance.ledger} = 'points'`)
    .leftJoin(checkIns, sql`${checkIns.userId} = u.id and ${checkIns.day} = ${sql.placeholder('day')}::date`)
    .prepare('standing'),
);

/** Everything a user's standing on a day in Shanghai derives from, in one query. */
export async function readStanding(db: Db, userId: number, day: string): Promise<StandingRow> {
  const [row] = await standingOf(db).execute({ userId, day });
  return {
    expiresAt: row?.expiresAt ?? null,
    settledDays: row?.settledDays ?? 0,
    vPower: row?.vPower ?? 0,
    points: row?.points ?? 0,
    checkedIn: (row?.checkedAt ?? null) !== null,
  };
}

/** Every grant and reversal of days, in the order of writing. */
export async function listDayEntries(db: Db, userId: number): Promise<CausedEntry[]> {
  return db
    .select({ cause: ledgerEntries.cause, days: ledgerEntries.amount, at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'entitlement')))
    .orderBy(asc(ledgerEntries.seq));
}

/** What these causes brought about in any ledger. */
export async function listCausedEntries(db: Db, userId: number, causes: readonly string[]) {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), inArray(ledgerEntries.cause, [...causes])))
    .orderBy(asc(ledgerEntries.seq));
}

/** Decay is counted anew from a new end only: an end written again would have its days counted twice. */
export async function writeExpiry(tx: Db, userId: number, expiresAt: Date): Promise<void> {
  await tx
    .insert(memberships)
    .values({ userId, expiresAt })
    .onConflictDoUpdate({
      target: memberships.userId,
      set: { expiresAt, decaySettledDays: 0 },
      setWhere: ne(memberships.expiresAt, expiresAt),
    });
}

export async function writeSettledDays(tx: Db, userId: number, days: number): Promise<void> {
  await tx.update(memberships).set({ decaySettledDays: days }).where(eq(memberships.userId, userId));
}

export interface HeldGrant {
  phoneIndex: string;
  cause: string;
  days: number;
  source: string;
  heldAt: Date;
}

export async function insertHeldGrant(tx: Db, grant: HeldGrant): Promise<void> {
  await tx.insert(heldGrants).values(grant).onConflictDoNothing();
}

/** Marks every waiting grant of a phone as given to a user, and answers them; a second caller gets none. */
export async function takeHeldGrants(tx: Db, phoneIndex: string, userId: number): Promise<HeldGrant[]> {
  return tx
    .update(heldGrants)
    .set({ releasedTo: userId })
    .where(and(eq(heldGrants.phoneIndex, phoneIndex), isNull(heldGrants.releasedTo)))
    .returning();
}
