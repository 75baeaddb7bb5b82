import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claimer } from '../../../test/activity-kit.ts';
import { type Raffle, startRaffle } from '../../../test/raffle-kit.ts';
import type { Db } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { giftDrawInvariants } from './gift-draw.invariants.ts';

let raffle: Raffle;
beforeAll(async () => {
  raffle = await startRaffle();
  const claimers = await raffle.fill('raffle', 4);
  await raffle.draw('raffle');
  const [first, second] = (await raffle.inOrder('raffle', claimers)) as [Claimer, Claimer];
  for (const winner of [first, second]) {
    const { entryNo } = await raffle.gift(winner, 'raffle');
    const parcel = { entryNo, courier: '顺丰速运', trackingNo: 'SF1234567890123' };
    await raffle.product.services.giftDesk.send('raffle', [parcel], 'tester');
  }
  await raffle.forget(first);
});
afterAll(() => raffle.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns what the check found. */
async function brokenBy<Found>(statements: string, look: (tx: Db) => Promise<Found>): Promise<Found> {
  let found: Found | undefined;
  const work = raffle.product.foundation.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim()))
      await tx.execute(sql.raw(statement));
    found = await look(tx);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return found as Found;
}

const violatedBy = (statements: string) =>
  brokenBy(statements, async (tx) =>
    (await verify(tx, giftDrawInvariants)).violations.map(({ invariant }) => invariant),
  );

const [DRAW = '', SENT = ''] = giftDrawInvariants.map(({ name }) => name);
const unchecked = (table: string, ...names: string[]) =>
  names.map((name) => `alter table ${table} drop constraint ${name} cascade`).join(';');
const LOSER = `select a.user_id, a.activity, a.entry_no, 'x', 'x', now() + interval '9 years' from activity_addresses a
  join activity_gift_entries e using (activity, entry_no) where e.place = 3`;

describe('invariants of a draw of gifts', () => {
  it('[C-026] hold on written data, one account deleted since, and were checked on rows', async () => {
    const { violations, checked } = await verify(raffle.product.foundation.database.db, giftDrawInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a missing participant', DRAW, 'delete from activity_gift_entries where place = 4'],
    ['a participant without an address', DRAW, 'delete from activity_addresses'],
    [
      'an entry of no participant',
      DRAW,
      `insert into activity_gift_entries values ('raffle', 5, 'ABCDEFGHJKLM', now())`,
    ],
    ['a skipped place', DRAW, 'update activity_gift_entries set place = 9 where place = 4'],
    [
      'a participant twice',
      DRAW,
      `${unchecked('activity_gift_entries', 'activity_gift_entries_entry_no')};
      update activity_gift_entries set entry_no = (select entry_no from activity_gift_entries where place = 3) where place = 4`,
    ],
    ['another count', DRAW, 'update activity_gift_draws set participants = 5'],
    ['a draw before its time', DRAW, `update activity_gift_draws set drawn_at = drawn_at - interval '1 ms'`],
    [
      'an address after the end',
      DRAW,
      `update activity_gift_entries set given_at = now() + interval '9 years' where place = 1`,
    ],
    [
      'an address given at another time',
      DRAW,
      `update activity_gift_entries set given_at = given_at - interval '1 s' where place = 3`,
    ],
    [
      'new terms after the draw',
      DRAW,
      `insert into activity_gift_terms
       select (jsonb_populate_record(t, '{"version": 2}')).* from activity_gift_terms t where activity = 'raffle'`,
    ],
    ['a gift to a user who did not win', SENT, `insert into activity_gift_parcels ${LOSER}`],
    [
      'fewer gifts than were shipped',
      SENT,
      `update activity_gift_terms set winners = 1 where activity = 'raffle'`,
    ],
    [
      'a gift to another user',
      SENT,
      `update activity_gift_parcels p set user_id = (select user_id from activity_addresses a
        join activity_gift_entries e using (activity, entry_no) where e.place = 4)
       where exists (select 1 from activity_addresses a where a.user_id = p.user_id)`,
    ],
    ['a gift without a draw', SENT, 'delete from activity_gift_entries'],
    [
      'a gift before the draw',
      SENT,
      `update activity_gift_parcels set sent_at = sent_at - interval '1 year'`,
    ],
    [
      'a gift shipped twice',
      SENT,
      `${unchecked('activity_gift_parcels', 'activity_gift_parcels_one_an_entry')};
       update activity_gift_parcels set entry_no = (select max(entry_no) from activity_gift_parcels)`,
    ],
  ])('[C-026] fires on %s', async (_case, name, statements) => {
    expect(await violatedBy(statements)).toContain(name);
  });

  it.each([
    ['another order', 'update activity_gift_entries set place = 100 - place', /place 1 is/],
    [
      'another seed',
      `update activity_gift_terms t set seed_sealed = o.seed_sealed from activity_gift_terms o
       where t.activity = 'raffle' and o.activity = 'activity'`,
      /the seed/,
    ],
  ])('[C-026] a draw with %s cannot be recomputed from its seed', async (_case, statements, fault) => {
    const { database } = raffle.product.foundation;
    await database.exec('alter table activity_gift_entries disable trigger all');
    await database.exec('alter table activity_gift_terms disable trigger all');
    const { seed_sealed: sealed } = (
      await raffle.query<{ seed_sealed: string }>(
        `select seed_sealed from activity_gift_terms where activity = 'raffle'`,
      )
    )[0] ?? { seed_sealed: '' };
    await database.exec(statements);
    const [audit] = await raffle.product.services.giftDraws.auditAll();
    await database.exec(`update activity_gift_entries set place = 100 - place where place > 90`);
    await database.exec(`update activity_gift_terms set seed_sealed = '${sealed}' where activity = 'raffle'`);
    await database.exec('alter table activity_gift_entries enable trigger all');
    await database.exec('alter table activity_gift_terms enable trigger all');
    expect(audit?.faults.join('\n')).toMatch(fault);
    expect((await raffle.product.services.giftDraws.auditAll())[0]?.faults).toEqual([]);
  });
});
