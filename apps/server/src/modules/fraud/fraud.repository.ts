import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { fraudRules, fraudSightings } from './fraud.tables.ts';
import type { FraudRuleName } from './fraud-names.ts';

export type FraudRule = Pick<
  typeof fraudRules.$inferSelect,
  'rule' | 'subjects' | 'most' | 'hours' | 'percent'
>;

/** What the rules check. */
export interface Suspect {
  /** Undefined for a phone without an account. */
  userId: number | undefined;
  phoneIndex: string | undefined;
  devices: readonly string[];
  /** Undefined if it does not identify a person. */
  address: string | undefined;
}

export const listRules = (db: Db, brand: string): Promise<FraudRule[]> =>
  db.select().from(fraudRules).where(eq(fraudRules.brand, brand));

/** Longer than any rule looks back. */
const KEPT = sql`interval '90 days'`;

/**
 * Records the subject seen with a mark, and deletes some that are too old to count. Locks the mark until the
 * transaction ends: of several concurrent subjects, each counts those before it.
 */
export async function putSighting(tx: Db, mark: string, subject: string, seenAt: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`);
  await tx
    .insert(fraudSightings)
    .values({ mark, subject, seenAt })
    .onConflictDoUpdate({ target: [fraudSightings.mark, fraudSightings.subject], set: { seenAt } });
  // Rows that another transaction is deleting or renewing are skipped.
  await tx.execute(sql`
    delete from fraud_sightings where (mark, subject) in (
      select mark, subject from fraud_sightings
      where mark = ${mark} and seen_at < ${seenAt.toISOString()}::timestamptz - ${KEPT}
      limit 50 for update skip locked)`);
}

const oneNumberOf = (rows: ReturnType<typeof rowsOf<{ n: number }>>) => Number(rows[0]?.n ?? 0);

async function countSubjects(tx: Db, marks: readonly string[], since: Date): Promise<number> {
  let most = 0;
  for (const mark of marks) {
    const rows = await tx.execute(sql`
      select count(*)::int as n from fraud_sightings
      where mark = ${mark} and seen_at >= ${since.toISOString()}::timestamptz`);
    most = Math.max(most, oneNumberOf(rowsOf(rows)));
  }
  return most;
}

/**
 * How many orders a user has paid since then, how many of them are refunded, and the most of the same goods.
 */
async function countRefunded(tx: Db, userId: number, since: Date) {
  const rows = await tx.execute(sql`
    select coalesce(sum(paid), 0)::int as paid, coalesce(sum(refunded), 0)::int as refunded,
      coalesce(max(refunded), 0)::int as same
    from (
      select goods_id, count(*) as paid,
        count(*) filter (where state in ('refunding', 'refunded', 'partly-refunded')) as refunded
      from orders where user_id = ${userId} and paid_at >= ${since.toISOString()}::timestamptz group by goods_id
    ) g`);
  return (
    rowsOf<{ paid: number; refunded: number; same: number }>(rows)[0] ?? { paid: 0, refunded: 0, same: 0 }
  );
}

/** Wrong guesses at the codes of a phone, by any caller. */
async function countGuesses(tx: Db, { userId, phoneIndex }: Suspect, since: Date): Promise<number> {
  const rows = await tx.execute(sql`
    select coalesce(sum(s.tries + s.anonymous_tries - (s.used_at is not null)::int), 0)::int as n
    from sms_codes s where s.created_at >= ${since.toISOString()}::timestamptz
      and s.phone_index in (
        select ${phoneIndex ?? ''}::text union all select p.phone_index from phones p where p.user_id = ${userId ?? null}::bigint)`);
  return oneNumberOf(rowsOf(rows));
}

type Facts = Record<string, number>;
type Finder = (
  tx: Db,
  rule: FraudRule,
  suspect: Suspect,
  since: { business: Date; real: Date },
) => Promise<Facts | undefined>;

const over = (count: number, most: number): Facts | undefined => (count > most ? { count } : undefined);

/** The numbers for which a rule requires a review; undefined if it does not apply. */
export const FINDERS: Readonly<Record<FraudRuleName, Finder>> = {
  'accounts-of-device': async (tx, { most }, { devices }, { real }) =>
    over(await countSubjects(tx, devices, real), most),
  'accounts-of-address': async (tx, { most }, { address }, { real }) =>
    over(await countSubjects(tx, address ? [address] : [], real), most),
  'refund-rate': async (tx, { most, percent }, { userId }, { business }) => {
    if (userId === undefined) return undefined;
    const { paid, refunded } = await countRefunded(tx, userId, business);
    return refunded > most && refunded * 100 >= percent * paid ? { paid, refunded } : undefined;
  },
  'refund-loop': async (tx, { most }, { userId }, { business }) => {
    if (userId === undefined) return undefined;
    const { same } = await countRefunded(tx, userId, business);
    return over(same, most);
  },
  'code-guessing': async (tx, { most }, suspect, { real }) =>
    over(await countGuesses(tx, suspect, real), most),
};
