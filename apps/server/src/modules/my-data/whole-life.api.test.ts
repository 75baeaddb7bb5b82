import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startMyData } from '../../../test/my-data-kit.ts';
import { registerUser, type UsedProduct, useEverything } from '../../../test/whole-life.ts';
import { rowsOf } from '../../db/database.ts';
import { userTables } from '../../modules.ts';
import { listHoldings } from './holdings.repository.ts';

/** Not written by a user of this wallet, or before their time has come. */
const NOT_LIVED = [
  ...[
    'activity_gift_parcels',
    'apple_purchases',
    'apple_transactions',
    'contract_charges',
    'contract_notices',
    'holds',
    'ledger_debts',
    'reward_reversals',
    'staff_action_details',
    'staff_approvals',
    'staff_limit_uses',
  ],
  // No rows are added to it any more.
  'campaign_gift_codes',
];

let kit: Awaited<ReturnType<typeof startMyData>>;
let person: Person;
let life: UsedProduct;
beforeAll(async () => {
  kit = await startMyData();
  person = await registerUser(kit);
  life = await useEverything(kit, person);
});
afterAll(() => kit.stop());

const fetchPicture = (key: string) => kit.product.app.inject({ method: 'GET', url: `/upload/${key}` });
const countOwn = async (table: string) => {
  const found = await kit.product.foundation.database.db.execute(
    sql.raw(`select count(*)::int as n from ${table} where user_id = ${person.id}`),
  );
  return rowsOf<{ n: number }>(found)[0]?.n;
};

it('[C-097] a user who did everything gets all of it, from every table', async () => {
  const { code, data, body } = await kit.exportAll(person);
  expect(code).toBe('0000');
  const tables = (await listHoldings(kit.product.foundation.database.db)).map(({ table }) => table);
  const missing = tables.filter((table) => !data.records[table]);
  expect(missing.sort()).toEqual([...NOT_LIVED, 'account_deletions'].sort());
  for (const word of life.words.filter((each) => !life.unread.includes(each))) expect(body).toContain(word);
  expect(data.records.activity_addresses).toMatchObject([{ address: { consignee: '林有鹿鹿' } }]);
  expect(data.records.uploads?.map(({ address }) => address)).toEqual(
    expect.arrayContaining(life.pictures.map((key) => `/upload/${key}`)),
  );
});

it('[C-097] and after the deletion no column of any table contains their data; the ledgers still add up', async () => {
  const ledgers = Object.entries(userTables).flatMap(([table, { onDelete }]) =>
    typeof onDelete === 'object' &&
    'keep' in onDelete &&
    !/^(phones|sms_codes|claims|held_grants)$/.test(table)
      ? [table]
      : [],
  );
  expect((await kit.placesOf(life.words)).length).toBeGreaterThan(10);
  for (const key of life.pictures) expect((await fetchPicture(key)).statusCode).toBe(200);
  expect((await kit.ask(person)).code).toBe('0000');
  const counted = async () =>
    Object.fromEntries(
      await Promise.all(ledgers.map(async (table) => [table, await countOwn(table)] as const)),
    );
  await kit.wait(7);
  await kit.eraseDue();
  for (let day = 0; day < 2; day += 1) {
    await kit.settle();
    await kit.wait(1);
  }
  await kit.settle();
  const before = await counted();
  await kit.eraseDue();
  expect(await kit.standing(person)).toMatchObject({ code: '1024' });
  expect(await kit.placesOf(life.words)).toEqual([]);
  expect(await counted()).toEqual(before);
  for (const key of life.pictures) expect((await fetchPicture(key)).statusCode).toBe(404);
  expect(await kit.violations()).toEqual([]);
  const again = await kit.makeBuyer({ mobile: person.mobile });
  expect(again.id).not.toBe(person.id);
  expect(await kit.violations(), 'the phone has a new account').toEqual([]);
});
