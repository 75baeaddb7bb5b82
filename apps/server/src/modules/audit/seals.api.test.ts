import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newStaff, type StaffMember } from '../../../test/console-kit.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { createSealService } from './seal.service.ts';

let product: TestProduct;
let legal: StaffMember;
let support: StaffMember;
beforeAll(async () => {
  product = await startProduct();
  legal = await newStaff(product, 'legal');
  support = await newStaff(product, 'support');
});
// The entries that a test breaks on purpose would fail the check of a file that stops in order.
afterAll(() => product.close());

const exec = (sql: string) => product.foundation.database.exec(sql);
/** Changes what a trigger protects, as somebody with the database's owner rights could. */
const tamper = (table: string, sql: string) =>
  exec(`alter table ${table} disable trigger user; ${sql}; alter table ${table} enable trigger user;`);
const verify = async () => {
  await product.services.seals.seal();
  return (await legal.call('verifyActions', {})).data;
};
const act = async () => {
  const { id } = await product.lab<{ id: string }>('POST', '/users', { preset: 'newUser' });
  await support.call('grantToUser', { id, kind: 'points', amount: 1, reason: '补发' });
  return id;
};

describe('the audit log', () => {
  let before: Awaited<ReturnType<typeof verify>>;
  beforeEach(async () => {
    await act();
    before = await verify();
  });

  it('is whole when nothing was touched, and counts what it checked', async () => {
    expect(before).toMatchObject({ ok: true, broken: [], open: 0, erased: 0 });
    await act();
    const after = await verify();
    expect(after.entries).toBe(before.entries + 1);
    expect(after.seals).toBe(before.seals + 1);
  });

  it('refuses changes and deletions of entries and seals', async () => {
    for (const table of [
      'staff_actions',
      'staff_action_seals',
      'staff_action_numbers',
      'staff_action_details',
    ]) {
      await expect(exec(`delete from ${table}`), table).rejects.toThrow('append-only');
    }
    await expect(exec(`update staff_actions set call = 'x'`)).rejects.toThrow('append-only');
  });

  it('gives its newest seal to the server’s log, once a day', async () => {
    const seals: Array<{ sealNo: number; hash: string }> = [];
    const service = createSealService({
      db: product.foundation.database.db,
      clock: product.foundation.clock,
    });
    service.onDailySeal((seal) => seals.push(seal));
    await service.seal();
    await service.seal();
    expect(seals).toEqual([{ sealNo: before.seals, hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('seals no entry twice, also when several processes seal at once', async () => {
    await act();
    await Promise.all(Array.from({ length: 10 }, () => product.services.seals.seal()));
    expect(await verify()).toMatchObject({ ok: true, entries: before.entries + 1 });
  });

  it('with the details of a deleted user removed is still whole', async () => {
    const id = await act();
    await product.foundation.database.db.transaction(async (tx) => {
      await tx.execute(`set local juban.erasing = 'on'`);
      await tx.execute(`delete from staff_action_details where user_id = ${id}`);
    });
    expect(await verify()).toMatchObject({ ok: true, erased: before.erased + 1 });
    const { entries } = (await legal.call('listActions', { target: `user:${id}` })).data;
    expect(entries).toMatchObject([{ isErased: true, reason: '', changes: [] }]);
  });
});

describe('a log that was tampered with', () => {
  const last = 'select max(number) from staff_action_numbers';
  const lastAction = `select action_id from staff_action_numbers where number = (${last})`;

  it('names an entry that was changed', async () => {
    await act();
    await verify();
    await tamper('staff_actions', `update staff_actions set call = 'other' where id = (${lastAction})`);
    expect((await verify()).broken).toEqual([expect.stringMatching(/^entry \d+: changed$/)]);
    await tamper('staff_actions', `update staff_actions set call = 'grantToUser' where id = (${lastAction})`);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('names an entry whose details were changed', async () => {
    await act();
    await verify();
    const own = `where action_id = (${lastAction})`;
    await tamper('staff_action_details', `update staff_action_details set reason = 'other' ${own}`);
    expect((await verify()).broken).toEqual([expect.stringMatching(/^entry \d+: its details were changed$/)]);
    await tamper('staff_action_details', `update staff_action_details set reason = '补发' ${own}`);
  });

  it('names a seal whose entries were removed or inserted', async () => {
    await act();
    const { entries } = await verify();
    const row = `from staff_action_numbers where number = ${entries}`;
    await tamper(
      'staff_action_numbers',
      `create temp table taken as select * ${row}; delete ${row}; insert into staff_action_numbers
        select number + 1000, action_id, seal_no, entry_hash from taken; drop table taken`,
    );
    const { broken } = await verify();
    expect(broken).toContainEqual(expect.stringMatching(/^entry \d+: the number is not in sequence$/));
  });
});
