import { eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { refundQuotas } from './refund.tables.ts';

export interface RefundQuota {
  mostIn30Days: number;
  mostInYear: number;
}

/**
 * Counts a refund for each of these subjects; stops and returns false if one of them has none left. The
 * caller then rolls its transaction back.
 */
export async function countRefund(
  tx: Db,
  subjects: readonly string[],
  { mostIn30Days, mostInYear }: RefundQuota,
  at: Date,
): Promise<boolean> {
  const now = sql`${at.toISOString()}::timestamptz`;
  // Sorted, so that two refunds cannot deadlock.
  for (const subject of [...subjects].sort()) {
    const counted = rowsOf(
      await tx.execute(sql`
        insert into refund_quotas as q (subject, asked_at)
        select ${subject}, array[${now}] where ${mostIn30Days} > 0
        on conflict (subject) do update set asked_at = array_append(array(
          select a from unnest(q.asked_at) a where a > ${now} - interval '1 year'), ${now})
        where (select count(*) from unnest(q.asked_at) a where a > ${now} - interval '30 days') < ${mostIn30Days}
          and (select count(*) from unnest(q.asked_at) a where a > ${now} - interval '1 year') < ${mostInYear}
        returning subject`),
    );
    if (counted.length === 0) return false;
  }
  return true;
}

/** Whether every one of these subjects has a refund left. */
export async function hasQuotaLeft(
  db: Db,
  subjects: readonly string[],
  { mostIn30Days, mostInYear }: RefundQuota,
  at: Date,
): Promise<boolean> {
  if (mostIn30Days === 0) return false;
  const now = sql`${at.toISOString()}::timestamptz`;
  const full = rowsOf(
    await db.execute(sql`
      select q.subject from refund_quotas q where q.subject in (${sql.join(
        subjects.map((one) => sql`${one}`),
        sql`, `,
      )})
        and ((select count(*) from unnest(q.asked_at) a where a > ${now} - interval '30 days') >= ${mostIn30Days}
          or (select count(*) from unnest(q.asked_at) a where a > ${now} - interval '1 year') >= ${mostInYear})`),
  );
  return full.length === 0;
}

/** A refund that failed for good no longer counts. */
export async function releaseQuotas(tx: Db, subjects: readonly string[], askedAt: Date): Promise<void> {
  for (const subject of [...subjects].sort()) {
    const left = sql`array_remove(${refundQuotas.askedAt}, ${askedAt.toISOString()}::timestamptz)`;
    await tx.update(refundQuotas).set({ askedAt: left }).where(eq(refundQuotas.subject, subject));
  }
}
