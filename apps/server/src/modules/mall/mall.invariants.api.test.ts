import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mall, startMall } from '../../../test/mall-kit.ts';
import { verify } from '../../db/invariant.ts';
import { mallInvariants } from './mall.invariants.ts';

let mall: Mall;
beforeAll(async () => {
  mall = await startMall();
  const member = await mall.makeMember({ points: 1_000 });
  const ofLevel = await mall.makeMember({ vipDays: 5, vPower: 10, points: 1_000 });
  for (const goods of ['vip-1', 'vip-3', 'medal-moon'])
    expect((await mall.exchange(member, goods)).code).toBe('0000');
  expect((await mall.exchange(ofLevel, 'vip-1')).code).toBe('0000');
});
afterAll(() => mall.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = mall.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await tx.execute(sql.raw(statement));
    fired = (await verify(tx, mallInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [STOCK = '', DAY = '', GRANT = '', PRICE = ''] = mallInvariants.map(({ name }) => name);
const ENTRY = `insert into ledger_entries (user_id, ledger, cause, amount, source, at)
  select user_id, 'points', 'exchange:none', -1, 'exchange', now() from mall_exchanges limit 1`;
const DISCOUNTED = 'points < full_points';
/** Without the constraint, which refuses most of these. */
const setPrice = (change: string, where = DISCOUNTED) =>
  `alter table mall_exchanges drop constraint mall_exchanges_price; update mall_exchanges set ${change} where ${where}`;
const ofExchange = (ledger: string) => `ledger = '${ledger}' and cause like 'exchange:%'`;

describe('invariants of the mall', () => {
  it('[B-120] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(mall.product.foundation.database.db, mallInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['one more sold than exchanged', STOCK, 'update mall_stock set sold = sold + 1'],
    ['one less', STOCK, `update mall_stock set sold = 0`],
    ['a day without its stock', STOCK, 'delete from mall_stock'],
    ['a missing exchange', STOCK, `delete from mall_exchanges where kind = 'medal_p'`],
    [
      'more sold than released',
      STOCK,
      'alter table mall_stock drop constraint mall_stock_check; update mall_stock set released = 0',
    ],
    ['an exchange of another day', DAY, `update mall_exchanges set at = at + interval '24 hours'`],
    ['a missing debit', GRANT, `delete from ledger_entries where ${ofExchange('points')}`],
    ['a debit of less', GRANT, `update ledger_entries set amount = -1 where ${ofExchange('points')}`],
    ['missing days', GRANT, `delete from ledger_entries where ${ofExchange('entitlement')}`],
    ['more days', GRANT, `update mall_exchanges set days = days + 1`],
    ['a charge of less than the discounted price', PRICE, setPrice('points = points - 1')],
    ['a charge between both prices', PRICE, setPrice('points = points + 1')],
    ['a charge of more than the full price', PRICE, setPrice('points = full_points + 1')],
    [
      'a discount without the V power of V1',
      PRICE,
      `update ledger_entries set amount = 9 where ledger = 'v_power'`,
    ],
    ['a discount that was charged in full', GRANT, setPrice('points = full_points')],
    ['a debit without an exchange', GRANT, ENTRY],
    ['a missing medal', GRANT, 'delete from medals'],
    ['another medal', GRANT, `update medals set medal = 'other'`],
    ['a medal without an exchange', GRANT, `update medals set cause = 'exchange:none'`],
  ])('[B-120] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});
