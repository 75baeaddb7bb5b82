import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUnionShop, type UnionShop } from '../../../test/union-kit.ts';
import { verify } from '../../db/invariant.ts';
import { unionInvariants } from './union.invariants.ts';

const DAY_MS = 86_400_000;

let shop: UnionShop;
beforeAll(async () => {
  shop = await startUnionShop();
  const buyer = await shop.makeBuyer();
  await shop.bind(buyer, 'zhuishu');
  await shop.buyUnion(buyer, 'zhuishu');
  await shop.advance(365 * DAY_MS);
  await shop.buyUnion(buyer, 'zhuishu');
  await shop.bind(buyer, 'you');
  await shop.orderUnion(buyer, 'you');
});
afterAll(() => shop.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = shop.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await tx.execute(sql.raw(statement));
    fired = (await verify(tx, unionInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [OWES = '', GRANTS = '', RESTS = '', FULL = '', CAP = ''] = unionInvariants.map(({ name }) => name);
const QUEUED = `topic = 'partner-grant'`;

describe('invariants of unions', () => {
  it('[C-103] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(shop.product.foundation.database.db, unionInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['an order that owes nothing', OWES, 'delete from union_orders'],
    ['an order that owes and is not a union', OWES, `update orders set family = 'vip'`],
    ['a grant that was never queued', GRANTS, `delete from outbox_messages where ${QUEUED}`],
    [
      'a grant for another account',
      GRANTS,
      `update outbox_messages set payload = payload || '{"account":"x"}' where ${QUEUED}`,
    ],
    [
      'a grant of an unpaid order',
      GRANTS,
      `alter table orders drop constraint orders_check; alter table orders drop constraint orders_check1; alter table orders drop constraint orders_check2; update orders set state = 'closed' where paid_at is not null`,
    ],
    ['two purchases in one rest', RESTS, `update orders set paid_at = now() where paid_at is not null`],
    [
      'a full year without a refund',
      FULL,
      `update union_orders set year = null, cap_state = 'full' where cap_state = 'counted'`,
    ],
    ['counted days without an order', CAP, 'update partner_years set days = days + 1'],
    ['an order whose days are not counted', CAP, 'delete from partner_years'],
    ['more than three years', CAP, 'update union_orders set days = 1096'],
  ])('[C-103] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});
