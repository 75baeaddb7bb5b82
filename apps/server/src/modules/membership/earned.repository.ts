import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

/** V power of a time that refunds have taken back since. */
export async function readTakenVPower(db: Db, userId: number, at: Date): Promise<number> {
  const [row] = rowsOf<{ taken: number }>(
    await db.execute(sql`
      select coalesce(-sum(e.amount), 0)::int as taken from ledger_entries e
      where e.user_id = ${userId} and e.ledger = 'v_power' and e.source = 'refund' and e.at >= ${at.toISOString()}
        and exists (
          select 1 from ledger_entries g
          where g.user_id = e.user_id and g.ledger = e.ledger and g.at <= ${at.toISOString()}
            and g.cause = regexp_replace(e.cause, ':refund(:[^:]+)?(:returned)?$', ''))`),
  );
  return row?.taken ?? 0;
}

export interface Earned {
  vPower: number;
  points: number;
}

/** What check-ins earned in these periods, as [from, to) in ms. */
export async function sumEarned(
  db: Db,
  userId: number,
  stretches: ReadonlyArray<readonly [from: number, to: number]>,
): Promise<Earned> {
  if (stretches.length === 0) return { vPower: 0, points: 0 };
  const within = stretches.map(
    ([from, to]) => sql`(at >= ${new Date(from).toISOString()} and at < ${new Date(to).toISOString()})`,
  );
  const [row] = rowsOf<Earned>(
    await db.execute(sql`
      select coalesce(sum(amount) filter (where ledger = 'v_power'), 0)::int as "vPower",
        coalesce(sum(amount) filter (where ledger = 'points'), 0)::int as points
      from ledger_entries
      where user_id = ${userId} and (ledger, source) in (('v_power', 'check-in'), ('points', 'check_in'))
        and (${sql.join(within, sql` or `)})`),
  );
  return row ?? { vPower: 0, points: 0 };
}
