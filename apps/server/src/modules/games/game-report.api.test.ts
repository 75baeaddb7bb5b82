import { calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJpeg } from '../../../test/picture-corpus.ts';
import { type Desk, type Person, startDesk } from '../../../test/upload-kit.ts';
import { rowsOf } from '../../db/database.ts';

let desk: Desk;
let picture: Buffer;
let games: Record<'play' | 'download', string>;
beforeAll(async () => {
  [desk, picture] = await Promise.all([startDesk(), makeJpeg()]);
  ({ games } = await desk.product.lab<{ games: typeof games }>('GET', '/demo'));
});
afterAll(() => desk.stop());

const GONE = '2169';

async function store(person: Person, type: 'feedback' | 'report' = 'report'): Promise<string> {
  const given = await desk.grant(person, { type });
  expect((await desk.upload(given, picture)).status).toBe(200);
  return given.fileKey;
}
const report = async ({ token }: Person, pictures: string[], id = games.play) =>
  (await desk.product.callRaw(calls.reportGame, { id, reason: 'fee', pictures }, { token })).code;
const reports = async () => {
  const { db } = desk.product.foundation.database;
  return rowsOf<{ pictures: string[] }>(
    await db.execute(sql`select report_no, pictures from game_reports order by at, report_no`),
  );
};

it('[A-046] a report accepts the pictures that its user has uploaded for it, with or without the slimming suffix', async () => {
  const person = await desk.makePerson();
  const keys = [await store(person), await store(person)];
  expect(await report(person, [`${keys[0]}?imageslim`, `${keys[1]}`])).toBe('0000');
  expect((await reports()).map(({ pictures }) => pictures)).toContainEqual(keys);
});

it('[A-046] a picture can be used in one report: of two at once one is stored', async () => {
  const person = await desk.makePerson();
  const key = await store(person);
  const before = (await reports()).length;
  const codes = await Promise.all([report(person, [key], games.play), report(person, [key], games.download)]);
  expect(codes.sort()).toEqual(['0000', GONE]);
  expect(await reports()).toHaveLength(before + 1);
});

it('[A-046] another user’s picture, one of a feedback and an unknown one are refused, and nothing is stored', async () => {
  const [person, other] = [await desk.makePerson(), await desk.makePerson()];
  const foreign = await store(other);
  const own = await store(person);
  const { fileKey: promised } = await desk.grant(person, { type: 'report' });
  const before = await reports();
  for (const key of [foreign, await store(person, 'feedback'), promised])
    expect(await report(person, [own, key])).toBe(GONE);
  expect(await reports()).toEqual(before);
  // A refusal has used up nothing: the owner's picture, the day's report, the other's picture.
  expect(await report(person, [own])).toBe('0000');
  expect(await report(other, [foreign])).toBe('0000');
});
