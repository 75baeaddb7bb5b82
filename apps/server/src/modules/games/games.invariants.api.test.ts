import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Hall, startHall } from '../../../test/games-kit.ts';
import { verify } from '../../db/invariant.ts';
import { gamesInvariants } from './games.invariants.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await startHall();
  const member = await hall.makeMember();
  const { games } = await hall.product.lab<{ games: Record<string, string> }>('GET', '/demo');
  await hall.open(member, games.play ?? '');
  await hall.book(member, games.booked ?? '');
  await hall.product.call('reportGame', { id: games.play ?? '', reason: 'fee' }, hall.as(member));
});
afterAll(() => hall.stop());

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statement: string): Promise<string[]> {
  let fired: string[] = [];
  const work = hall.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    await tx.execute(sql.raw(statement));
    fired = (await verify(tx, gamesInvariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const [KEYS = '', CATEGORIES = '', ACTS = '', DAYS = ''] = gamesInvariants.map(({ name }) => name);

describe('invariants of games', () => {
  it('[A-045] hold on data written by content and calls, and were checked on rows', async () => {
    const { violations, checked } = await verify(hall.database.db, gamesInvariants);
    expect(violations).toEqual([]);
    expect(checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it.each([
    ['a missing key', KEYS, `delete from game_keys where key = '霜'`],
    ['an additional key', KEYS, `insert into game_keys values ('古', 0, 0, '3001')`],
    [
      'a game whose heat differs from its keys',
      KEYS,
      `update games set heat = heat + 1 where game_id = '3001'`,
    ],
    ["a fingerprint that is not the game's", KEYS, `update games set marks = ~ marks where game_id = '3001'`],
    ['a removed game that is still found', KEYS, `update games set status = 0 where game_id = '3001'`],
    ['an unknown category', CATEGORIES, `delete from game_categories where category_id = 'race'`],
    ['a play without a game', ACTS, `update game_plays set game_id = 'none'`],
    ['a reservation without a game', ACTS, `update game_bookings set game_id = 'none'`],
    ['a report without a game', ACTS, `update game_reports set game_id = 'none'`],
    ['a report of another day', DAYS, 'update game_reports set reported_on = reported_on - 1'],
  ])('[A-045] %s is found', async (_what, name, statement) => {
    expect(await violatedBy(statement)).toContain(name);
  });
});
