import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Activities, startActivities } from '../../../test/activity-kit.ts';
import { newPhone } from '../../../test/kit.ts';
import { verify } from '../../db/invariant.ts';
import { activityInvariants } from './activity.invariants.ts';

let shop: Activities;
beforeAll(async () => {
  shop = await startActivities();
  const claimer = await shop.makeClaimer(3);
  const mobile = newPhone();
  await shop.prove(claimer, mobile);
  for (const [itemId, change] of [
    ['new-year-disk-month', { mobile }],
    ['activity-disk-month', {}],
    ['activity-run-season', {}],
  ] as const)
    expect((await shop.claim(claimer, itemId, change)).code).toBe('0000');
  expect((await shop.submit(claimer)).code).toBe('0000');
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
    fired = (await verify(tx, activityInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [STOCK = '', RULE = '', SENT = '', PROOF = '', ADDRESS = ''] = activityInvariants.map(
  ({ name }) => name,
);
const unchecked = (table: string, ...names: string[]) =>
  names.map((name) => `alter table ${table} drop constraint ${table}_${name}`).join(';');
const claims = (...names: string[]) => unchecked('activity_claims', ...names);
const ANOTHER = (change: string) => `insert into activity_claims
  select (jsonb_populate_record(c, '${change}')).* from activity_claims c where c.once_key = 'disk'`;

describe('invariants of activities', () => {
  it('[C-090] [C-085] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(shop.product.foundation.database.db, activityInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['one more taken than claimed', STOCK, 'update activity_stock set claimed = claimed + 1'],
    ['a missing claim', STOCK, `delete from activity_claims where once_key = 'disk'`],
    ['a missing stock', STOCK, 'delete from activity_stock'],
    [
      'more claimed than released',
      STOCK,
      `${unchecked('activity_stock', 'check')}; update activity_stock set released = 0`,
    ],
    ['a claim at the very end', RULE, `${claims('check2')}; update activity_claims set ends_at = claimed_at`],
    ['too few days', RULE, `${claims('check1')}; update activity_claims set bought_days = need_days - 1`],
    [
      'an item twice',
      RULE,
      `${claims('user_id_item_id_key', 'user_id_activity_once_key_key', 'user_id_proof_id_key')};
      ${ANOTHER('{"group_id": "other"}')}`,
    ],
    [
      'two of a group with one choice',
      RULE,
      `${claims('check')}; ${ANOTHER('{"slot": 2, "item_id": "new-year-tea-month", "once_key": null, "proof_id": null}')}`,
    ],
    [
      'two with the same once key',
      RULE,
      `${claims('user_id_activity_once_key_key')};
      ${ANOTHER('{"group_id": "days-93", "item_id": "new-year-disk-season", "proof_id": null}')}`,
    ],
    ['a missing delivery', SENT, `delete from outbox_messages where message_key like 'partner:activity:%'`],
    [
      'a delivery to another user',
      SENT,
      `update outbox_messages set payload = payload || '{"account": "x"}' where message_key like 'partner:activity:%'`,
    ],
    ['a delivery without a claim', SENT, 'delete from activity_claims'],
    ['a proof that was not used', PROOF, 'update phone_proofs set used_at = null'],
    ['a missing proof', PROOF, 'delete from phone_proofs'],
    ['a proof too old', PROOF, `update phone_proofs set proved_at = proved_at - interval '11 minutes'`],
    ['an address that can be read', ADDRESS, `update activity_addresses set address_sealed = '灯塔路 18 号'`],
    [
      'an address before the start',
      ADDRESS,
      `${unchecked('activity_addresses', 'check1')}; update activity_addresses set starts_at = given_at + interval '1 s'`,
    ],
  ])('[C-090] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});
