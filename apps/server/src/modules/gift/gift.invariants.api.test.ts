import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gifts, startGifts } from '../../../test/gift-kit.ts';
import { verify } from '../../db/invariant.ts';
import { giftInvariants } from './gift.invariants.ts';

let shop: Gifts;
beforeAll(async () => {
  shop = await startGifts();
  const buyer = await shop.makePayer();
  await shop.buy(buyer, 'HanXiYearDelivery');
  await shop.buy(buyer, 'HanXiWeekDelivery');
  expect((await shop.claim(buyer, 'HanXiYearDelivery', 'tea-month')).code).toBe('0000');
  expect((await shop.claim(buyer, 'HanXiWeekDelivery', 'meal-week')).code).toBe('0000');
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
    fired = (await verify(tx, giftInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [CYCLE = '', DELIVERY = ''] = giftInvariants.map(({ name }) => name);
const ofYear = `where bundle = 'HanXiYearDelivery'`;
const ANOTHER = `insert into gift_claims
  select (jsonb_populate_record(c, jsonb_build_object('card', 2, 'set_id', null, 'starts_at', c.starts_at + interval '1 day'))).*
  from gift_claims c ${ofYear}`;
const unchecked = 'alter table gift_claims drop constraint gift_claims_check';

describe('invariants of gifts', () => {
  it('[C-064] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(shop.product.foundation.database.db, giftInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a claim of an order of another bundle', CYCLE, `update orders set third_info = 'HanXiMonthDelivery'`],
    ['a claim of an order without gifts', CYCLE, 'update orders set third_info = null'],
    ['a card that the bundle does not have', CYCLE, `update gift_claims set card = 13 ${ofYear}`],
    [
      'a cycle before the purchase',
      CYCLE,
      `${unchecked}; update gift_claims set starts_at = starts_at - interval '1 s'`,
    ],
    [
      'a claim at the very end of its cycle',
      CYCLE,
      `${unchecked}; update gift_claims set ends_at = claimed_at`,
    ],
    ['two claims in one cycle', CYCLE, `${unchecked}; ${ANOTHER}`],
    ['a missing delivery', DELIVERY, `delete from outbox_messages where message_key like '%:1'`],
    ['a set without its delivery', DELIVERY, `delete from outbox_messages where message_key like '%:set'`],
    [
      'a delivery to another user',
      DELIVERY,
      `update outbox_messages set payload = payload || '{"userId": 1}' where message_key like 'partner:gift:%'`,
    ],
    ['a delivery without a claim', DELIVERY, `delete from gift_claims ${ofYear}`],
  ])('[C-064] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});
