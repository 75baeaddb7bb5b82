import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';
import { userTables } from '../../modules.ts';
import { listHoldings } from './holdings.repository.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));

/** Names of columns that may say who somebody is, where they live, what they hold in their hands or what they wrote. */
const PERSONAL =
  /user|phone|mobile|device|address|nick|contact|consignee|account|open_id|head_img|avatar|oaid|email|owner|released_to|sealed|birth|id_card|(^|_)ip$|^body$|_path$/;
/** Says nothing without the row it leads to. */
const LEADS = /^(user_id|phone_index)$/;

const PARTNER =
  'whom paid days of a partner went to, as the partner names them; its yearly cap is counted by it';

/** What stays, or is nobody's, for a reason. */
const STAYS: Readonly<Record<string, string>> = {
  'held_grants.released_to': 'the account number, which is nobody’s then',
  'punch_devices.device_index': 'once for ever by device and by phone; a keyed index',
  'claims.phone_index': 'once for ever by phone; a keyed index',
  'union_orders.account': PARTNER,
  'activity_claims.account': PARTNER,
  'partner_years.account': PARTNER,
  'phones.phone_sealed': 'emptied by itself, last',
  'image_captchas.answer_sealed': 'of nobody; lives for minutes',
  'risk_challenges.address_hash': 'of a caller without an account; lives for minutes',
  'risk_passes.address_hash': 'of a caller without an account; lives for minutes',
  'campaign_terms.seed_sealed': 'the draw’s own secret',
  'activity_gift_terms.seed_sealed': 'the draw’s own secret',
  'code_batches.key_sealed': 'the batch’s own secret',
  'apple_notices.body': 'the store’s word on a transaction; it names no buyer',
};

function isSettled(table: string, column: string): boolean {
  const onDelete = userTables[table]?.onDelete;
  if (onDelete === undefined) return false;
  if (onDelete === 'delete' || LEADS.test(column)) return true;
  return typeof onDelete === 'object' && 'clear' in onDelete && column in onDelete.clear;
}

it('[C-097] a column that may name somebody is exported and forgotten with its row, or stays for a reason', async () => {
  const columns = await query<{ table: string; column: string }>(`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);
  const personal = columns.filter(({ column }) => PERSONAL.test(column));
  expect(personal.length).toBeGreaterThan(60);
  const open = personal.filter(
    ({ table, column }) => !isSettled(table, column) && !STAYS[`${table}.${column}`],
  );
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const notExported = Object.entries(userTables).flatMap(([table, { notExported = {} }]) =>
    Object.keys(notExported).map((column) => `${table}.${column}`),
  );
  expect(notExported.length).toBeGreaterThan(0);
  const named = [...Object.keys(STAYS), ...notExported];
  expect(named.filter((place) => !known.has(place))).toEqual([]);
});

it('[C-097] every table with rows of users is declared with what a deletion does to it, and no other table is', async () => {
  const declared = Object.keys(userTables).filter((table) => userTables[table]?.onDelete !== undefined);
  const tables = (await listHoldings(product.foundation.database.db)).map(({ table }) => table);
  expect(tables.toSorted()).toEqual(declared.toSorted());
});

it('[C-097] what hangs on rows that are deleted goes with them', async () => {
  const foreignKeys = await query<{ child: string; parent: string; rule: string }>(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as rule
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  const deleted = foreignKeys.filter(({ parent }) => userTables[parent]?.onDelete === 'delete');
  expect(deleted.map(({ child }) => child)).toContain('upload_pictures');
  expect(
    deleted.filter(({ rule, child }) => rule !== 'c' && userTables[child]?.onDelete !== 'delete'),
  ).toEqual([]);
});
