import type { CausedEntry } from '@juban/domain';
import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import {
  heldGrants,
  type LedgerName,
  ledgerBalances,
  ledgerDebts,
  ledgerEntries,
  memberships,
} from './membership.tables.ts';

/** The source of entries that refunds take back, and of those that restore them. */
export const REFUND_SOURCE = 'refund';

export interface NewEntry {
  userId: number;
  ledger: LedgerName;
  /** The reason; the same cause is never written twice. */
  cause: string;
  amount: number;
  source: string;
  reason?: string;
  at: Date;
}

/** False if the cause exists already. */
async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  const written = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: [ledgerEntries.userId, ledgerEntries.ledger, ledgerEntries.cause] })
    .returning({ seq: ledgerEntries.seq });
  return written.length > 0;
}

/** Writes entry and balance together; false if the cause exists already. A negative balance is refused by the table. */
export async function appendEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  if (!(await insertEntry(tx, entry))) return false;
  await addToBalance(tx, entry);
  return true;
}

/** Takes the whole amount; what the balance lacks is owed. The caller has locked the user's row. */
export async function takeOrOwe(tx: Db, entry: NewEntry): Promise<void> {
  if (!(await insertEntry(tx, entry))) throw new Error(`${entry.cause} took its ${entry.ledger} already`);
  const { userId, ledger, cause, amount, at } = entry;
  const isTheirs = and(eq(ledgerBalances.userId, userId), eq(ledgerBalances.ledger, ledger));
  const [held] = await tx.select({ balance: ledgerBalances.balance }).from(ledgerBalances).where(isTheirs);
  const missing = -amount - (held?.balance ?? 0);
  const change = {
    balance: sql`greatest(0, ${net} + ${amount})`,
    owed: sql`greatest(0, -(${net} + ${amount}))`,
  };
  await tx
    .insert(ledgerBalances)
    .values({ userId, ledger, balance: 0, owed: -amount })
    .onConflictDoUpdate({ target: [ledgerBalances.userId, ledgerBalances.ledger], set: change });
  if (missing > 0) await tx.insert(ledgerDebts).values({ userId, ledger, cause, amount: missing, at });
}

/** One of the two is always zero. */
const net = sql`${ledgerBalances.balance} - ${ledgerBalances.owed}`;

/** Rows per insert: seven values each, and PostgreSQL accepts 65,535 in all. */
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

/**
 * Update first: an upsert checks the amount itself against the constraint, so that nothing could ever be
 * taken. Earnings pay the debt first; spending must be covered.
 */
async function addToBalance(tx: Db, { userId, ledger, amount }: NewEntry): Promise<void> {
  const sum =
    amount > 0
      ? { balance: sql`greatest(0, ${net} + ${amount})`, owed: sql`greatest(0, -(${net} + ${amount}))` }
      : { balance: sql`${ledgerBalances.balance} + ${amount}` };
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
  /** Whether the given day has its check-in. */
  checkedIn: boolean;
}

/** The user, and the day in Shanghai. */
export interface StandingKey {
  userId: number;
  day: string;
}

const standings = namedStatement<Omit<StandingRow, 'expiresAt'> & { expires: number | null }>(
  'standings',
  `select (extract(epoch from m.expires_at) * 1000)::float8 as expires,
    coalesce(m.decay_settled_days, 0)::float8 as "settledDays", coalesce(v.balance, 0)::float8 as "vPower",
    coalesce(p.balance, 0)::float8 as points, c.checked_at is not null as "checkedIn"
  from unnest($1::bigint[], $2::date[]) with ordinality as asked (user_id, day, turn)
  left join memberships m on m.user_id = asked.user_id
  left join ledger_balances v on v.user_id = asked.user_id and v.ledger = 'v_power'
  left join ledger_balances p on p.user_id = asked.user_id and p.ledger = 'points'
  left join check_ins c on c.user_id = asked.user_id and c.day = asked.day
  order by asked.turn`,
);

/** All data for the standing of each of these, in their order, by one query. */
export async function readStandings(db: Db, keys: readonly StandingKey[]): Promise<StandingRow[]> {
  const rows = await standings(db, [keys.map(({ userId }) => userId), keys.map(({ day }) => day)]);
  return rows.map(({ expires, ...row }) => ({
    ...row,
    expiresAt: expires === null ? null : new Date(expires),
  }));
}

/** Every grant and reversal of days, in the order of writing. */
export async function listDayEntries(db: Db, userId: number): Promise<CausedEntry[]> {
  return db
    .select({ cause: ledgerEntries.cause, days: ledgerEntries.amount, at: ledgerEntries.at })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'entitlement')))
    .orderBy(asc(ledgerEntries.seq));
}

/** The entries of these causes in any ledger. */
export async function listCausedEntries(db: Db, userId: number, causes: readonly string[]) {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, userId), inArray(ledgerEntries.cause, [...causes])))
    .orderBy(asc(ledgerEntries.seq));
}

/** V power before an entry and after it; undefined if the cause has none. */
export async function readVPowerAround(db: Db, userId: number, cause: string) {
  const ofUser = and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'v_power'));
  const [entry] = await db
    .select({ seq: ledgerEntries.seq, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(ofUser, eq(ledgerEntries.cause, cause)));
  if (!entry) return undefined;
  const [row] = await db
    .select({ before: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int` })
    .from(ledgerEntries)
    .where(and(ofUser, lt(ledgerEntries.seq, entry.seq)));
  const before = row?.before ?? 0;
  return { before, after: before + entry.amount };
}

/** The cause of a day's decay names the end it counts from. */
export const decayCause = (expiresAt: Date, day: number | '%') => `decay:${expiresAt.getTime()}:${day}`;

/**
 * Decay restarts only from a new end. A refund can restore an end whose decay was written by a process with a
 * later clock: the days in the ledger are not counted twice.
 */
export async function writeExpiry(tx: Db, userId: number, expiresAt: Date): Promise<void> {
  const settled = sql<number>`(select count(*) from ledger_entries
    where user_id = ${userId} and ledger = 'v_power' and cause like ${decayCause(expiresAt, '%')})`;
  await tx
    .insert(memberships)
    .values({ userId, expiresAt })
    .onConflictDoUpdate({
      target: memberships.userId,
      set: { expiresAt, decaySettledDays: settled },
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

/** Marks every waiting grant of a phone as released to a user, and returns them; a second caller gets none. */
export async function takeHeldGrants(tx: Db, phoneIndex: string, userId: number): Promise<HeldGrant[]> {
  return tx
    .update(heldGrants)
    .set({ releasedTo: userId })
    .where(and(eq(heldGrants.phoneIndex, phoneIndex), isNull(heldGrants.releasedTo)))
    .returning();
}
