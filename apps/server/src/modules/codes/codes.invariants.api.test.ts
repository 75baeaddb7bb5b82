import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, startCampaign } from '../../../test/campaign-kit.ts';
import { verify } from '../../db/invariant.ts';
import { codesInvariants } from './codes.invariants.ts';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
  for (let turn = 0; turn < 2; turn += 1) {
    const code = await kit.shareForCode();
    expect((await kit.sendCode({ code })).data.outcome).toBe('used');
  }
  await kit.shareForCode();
  await kit.product.foundation.database.exec(
    `update campaigns set gift_codes = gift_codes || '{"from": "maker"}'`,
  );
  await kit.product.services.codeDesk.importCodes('shandian', 'MAKER-1\nMAKER-2');
  await kit.shareForCode();
});
afterAll(() => kit.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = kit.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await tx.execute(sql.raw(statement));
    fired = (await verify(tx, codesInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [STOCK = '', GIVEN = '', USED = ''] = codesInvariants.map(({ name }) => name);
const ANY_MADE = `(select batch_id from code_batches where source = 'made')`;

describe('invariants of codes', () => {
  it('[C-074] hold on data written by calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(kit.product.foundation.database.db, codesInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    [
      'more codes given than there are',
      STOCK,
      'alter table code_batches drop constraint code_batches_never_exceeded; update code_batches set size = issued - 1',
    ],
    [
      'a code past the last number',
      STOCK,
      `update codes set seq = 99 where batch_id = ${ANY_MADE} and seq = 3`,
    ],
    ['a lost code of the maker', STOCK, 'delete from codes where user_id is null'],
    [
      'a code of the maker given out of turn',
      STOCK,
      `update code_batches set issued = 2 where source = 'maker'`,
    ],
    [
      'a code that exists twice',
      STOCK,
      `alter table codes drop constraint codes_exist_once; update codes set code_hash = 'same'`,
    ],
    [
      'two codes of one user',
      GIVEN,
      'alter table codes drop constraint codes_one_a_user; update codes set user_id = (select min(user_id) from codes) where user_id is not null',
    ],
    ['a code of another campaign than its batch', GIVEN, `update codes set campaign = 'other'`],
    [
      'a code of ours that was not given',
      GIVEN,
      `update codes set user_id = null, given_at = null where batch_id = ${ANY_MADE} and seq = 3`,
    ],
    [
      'a use of a code that was not given',
      USED,
      `update codes set user_id = null, given_at = null where batch_id = ${ANY_MADE} and seq = 1`,
    ],
    ['a use before the code was given', USED, `update code_uses set used_at = '2000-01-01'`],
    [
      'a request that used two codes',
      USED,
      `alter table code_uses drop constraint code_uses_one_a_request; update code_uses set request_id = 'same'`,
    ],
    [
      'a code that was used twice',
      USED,
      'alter table code_uses drop constraint code_uses_pkey; update code_uses set seq = 1',
    ],
  ])('[C-074] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });
});

describe('the database', () => {
  it.each([
    ['a changed owner', 'update codes set user_id = user_id + 1 where user_id is not null', /frozen/],
    ['a changed code', `update codes set code_sealed = ''`, /frozen/],
    ['a deleted code', 'delete from codes', /frozen/],
    ['a reverted use', 'delete from code_uses', /append-only/],
    ['one code too many', 'update code_batches set issued = size + 1', /never_exceeded/],
  ])('[C-074] refuses %s', async (_case, statement, why) => {
    await expect(kit.product.foundation.database.exec(statement)).rejects.toThrow(why);
  });
});
