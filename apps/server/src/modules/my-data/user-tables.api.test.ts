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

/** Column names that may identify a person, their address, their device or what they wrote. */
const PERSONAL =
  /user|phone|mobile|device|address|nick|contact|consignee|account|open_id|head_img|avatar|oaid|email|owner|released_to|sealed|birth|id_card|(^|_)ip$|^body$|_path$/;
/** Meaningless without the row it refers to. */
const LEADS = /^(user_id|phone_index)$/;

const PARTNER =
  'the account that a partner’s paid days went to, by the partner’s id; its yearly cap is counted by it';

/** Columns that stay, or belong to no user, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  'held_grants.released_to': 'the account number, which then belongs to no person',
  'punch_devices.device_index': 'once for ever by device and by phone; a keyed index',
  'claims.phone_index': 'once for ever by phone; a keyed index',
  'union_orders.account': PARTNER,
  'activity_claims.account': PARTNER,
  'partner_years.account': PARTNER,
  'phones.phone_sealed': 'cleared separately, last',
  'image_captchas.answer_sealed': 'belongs to no user; lives for minutes',
  'risk_challenges.address_hash': 'of a caller without an account; lives for minutes',
  'risk_passes.address_hash': 'of a caller without an account; lives for minutes',
  'campaign_terms.seed_sealed': 'the draw’s own secret',
  'activity_gift_terms.seed_sealed': 'the draw’s own secret',
  'code_batches.key_sealed': 'the batch’s own secret',
  'staff.email': 'of staff, who are no users',
  'staff.totp_sealed': 'of staff, who are no users',
  'staff_invitations.totp_sealed': 'of staff, who are no users',
  'staff_sessions.address': 'of staff, who are no users',
  'staff_sessions.device': 'of staff, who are no users',
  'staff_action_seals.sealed_at': 'a time; entries of the audit log are sealed',
  'apple_notices.body': 'the store’s data on a transaction; it does not name the buyer',
};

function isSettled(table: string, column: string): boolean {
  const onDelete = userTables[table]?.onDelete;
  if (onDelete === undefined) return false;
  if (onDelete === 'delete' || LEADS.test(column)) return true;
  return typeof onDelete === 'object' && 'clear' in onDelete && column in onDelete.clear;
}

it('[C-097] a column that may identify a person is exported and deleted with its row, or stays for a reason', async () => {
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

it('[C-097] every table with rows of users declares what a deletion does to it, and no other table does', async () => {
  const declared = Object.keys(userTables).filter((table) => userTables[table]?.onDelete !== undefined);
  const tables = (await listHoldings(product.foundation.database.db)).map(({ table }) => table);
  expect(tables.toSorted()).toEqual(declared.toSorted());
});

it('[C-097] rows that reference deleted rows are deleted with them', async () => {
  const foreignKeys = await query<{ child: string; parent: string; rule: string }>(`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as rule
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  const deleted = foreignKeys.filter(({ parent }) => userTables[parent]?.onDelete === 'delete');
  expect(deleted.map(({ child }) => child)).toContain('upload_pictures');
  expect(
    deleted.filter(({ rule, child }) => rule !== 'c' && userTables[child]?.onDelete !== 'delete'),
  ).toEqual([]);
});
