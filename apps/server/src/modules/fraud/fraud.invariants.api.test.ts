import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, startShop } from '../../../test/shop-kit.ts';
import { verify } from '../../db/invariant.ts';
import { fraudInvariants } from './fraud.invariants.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  const buyer = await shop.makeBuyer();
  const orderNo = await shop.order(buyer);
  await shop.product.foundation.database.exec(`insert into holds values
    ('order', '${orderNo}', ${buyer.id}, null, 'yujian', 'refund-loop', '{}', 'marked', now())`);
  await shop.pay(orderNo);
  await shop.notify(orderNo);
});
afterAll(() => shop.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statement: string): Promise<string[]> {
  let fired: string[] = [];
  const work = shop.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw(statement));
    fired = (await verify(tx, fraudInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [ORDERS = '', SUBJECTS = ''] = fraudInvariants.map(({ name }) => name);

describe('invariants of holds', () => {
  it('hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(shop.product.foundation.database.db, fraudInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a held order that was granted', ORDERS, `update orders set state = 'fulfilled'`],
    ['an order that is never granted', ORDERS, 'delete from holds'],
    [
      'a released order that was not granted',
      ORDERS,
      `update holds set state = 'released', decided_at = now(), decided_by = 'x', reason = 'x'`,
    ],
    [
      'a refused order that was not refunded',
      ORDERS,
      `update holds set state = 'refused', decided_at = now(), decided_by = 'x', reason = 'x'`,
    ],
    ['a hold of nothing', SUBJECTS, `update holds set subject_id = '1'`],
    ['a hold of another user', SUBJECTS, 'update holds set user_id = user_id + 1'],
  ])('fires on %s', async (_case, name, statement) => {
    expect(await violatedBy(statement)).toContain(name);
  });
});
