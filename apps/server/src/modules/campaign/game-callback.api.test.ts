import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallbackOrder, type Campaign, type Player, startCampaign } from '../../../test/campaign-kit.ts';
import { rowsOf } from '../../db/database.ts';

let kit: Campaign;
beforeAll(async () => {
  kit = await startCampaign();
});
afterAll(() => kit.stop());

async function countEvents(): Promise<number> {
  const { db } = kit.product.foundation.database;
  const [row] = rowsOf<{ n: number }>(await db.execute(sql`select count(*)::int as n from campaign_events`));
  return row?.n ?? 0;
}
const isReached = async (player: Player, id: number) =>
  (await kit.user(player)).activityList.some(({ activityId, compliance }) => activityId === id && compliance);

describe('reports of the game’s maker', () => {
  it('[C-093] count by their signature, and a repeat changes nothing', async () => {
    const player = await kit.makePlayer();
    const callback = await kit.write(player, { event: 'top-up', facts: { fen: 4_400 } });
    expect(await kit.deliver(callback)).toMatchObject({
      status: 200,
      code: '0000',
      data: { outcome: 'accepted' },
    });
    for (let turn = 0; turn < 3; turn += 1)
      expect(await kit.deliver(callback)).toMatchObject({ code: '0000', data: { outcome: 'repeated' } });
    expect(await isReached(player, 3)).toBe(true);
    expect(await isReached(player, 2)).toBe(false);
  });

  it('[C-093] under the name of another event are refused', async () => {
    const [player, other] = [await kit.makePlayer(), await kit.makePlayer()];
    const key = 'level-event-0001';
    expect((await kit.deliver(await kit.write(player, { key }))).code).toBe('0000');
    expect((await kit.deliver(await kit.write(player, { key, facts: { level: 35 } }))).code).toBe('4090');
    expect((await kit.deliver(await kit.write(other, { key }))).code).toBe('4090');
    expect(await isReached(player, 8)).toBe(false);
    expect(await isReached(other, 4)).toBe(false);
  });

  it.each<[string, CallbackOrder, string]>([
    ['a foreign key', { forgery: 'key' }, '4030'],
    ['an old signature', { forgery: 'stale' }, '4030'],
    ['a changed body', { forgery: 'body' }, '4030'],
    ['no signature', { forgery: 'unsigned' }, '4030'],
    ['another partner', { partner: 'stranger' }, '4040'],
    ['another campaign', { facts: { activity: 'other', level: 10 } }, '4040'],
    ['an unknown event', { event: 'level-down' }, '4040'],
    ['an unknown user', { facts: { userId: '999999999999', level: 10 } }, '4040'],
    ['no level', { facts: {} }, '4000'],
    ['a level of nothing', { facts: { level: 0 } }, '4000'],
    ['a level in words', { facts: { level: 'ten' } }, '4000'],
    ['a level and more', { facts: { level: 10, fen: 8_800 } }, '4000'],
    ['a user that is not a number', { facts: { userId: '-1', level: 10 } }, '4000'],
    ['a key that is too short', { key: 'short' }, '4000'],
    ['a top-up below zero', { event: 'top-up', facts: { fen: -1 } }, '4000'],
  ])('[C-093] with %s changes nothing', async (_case, order, code) => {
    const player = await kit.makePlayer();
    const before = await countEvents();
    expect((await kit.deliver(await kit.write(player, order))).code).toBe(code);
    expect(await countEvents()).toBe(before);
    expect(await isReached(player, 4)).toBe(false);
  });

  it.each([
    ['long before it', -1, 0, '1004'],
    ['exactly at its start, by a clock that is a minute behind', -60_000, 0, '0000'],
    ['after its end', 300_000, 1, '1003'],
  ])('[C-093] of events %s', async (_case, offMs, side, code) => {
    const player = await kit.makePlayer();
    const { startsAt, endsAt } = await kit.product.services.campaigns.find();
    const edge = [startsAt, endsAt][side]?.getTime() ?? 0;
    const at = offMs === -1 ? edge - 86_400_000 : edge + offMs;
    const order = { event: 'top-up', facts: { fen: 8_800, at } };
    expect((await kit.deliver(await kit.write(player, order))).code).toBe(code);
    expect(await isReached(player, 2)).toBe(code === '0000');
  });

  it('[C-093] are signed for their address: another event with the same body is refused', async () => {
    const player = await kit.makePlayer();
    const callback = await kit.write(player, { event: 'sign-up', facts: {} });
    expect((await kit.deliver({ ...callback, path: '/partner/thunder/level' })).code).toBe('4030');
    expect((await kit.deliver({ ...callback, path: '/partner/stranger/sign-up' })).code).toBe('4030');
  });

  it('[C-093] that are not valid get a clear answer', async () => {
    const send = (payload: string) =>
      kit.product.app.inject({ method: 'POST', url: '/partner/thunder/level', payload });
    for (const payload of ['', '{', 'null', '\u0000', 'x'.repeat(4_000)])
      expect((await send(payload)).json()).toMatchObject({ code: '4030' });
    expect((await send('x'.repeat(5_000))).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('[C-093] are also sent by the sandbox over HTTP', async () => {
    const player = await kit.makePlayer();
    const address = await kit.product.app.listen({ host: '127.0.0.1', port: 0 });
    const { gamePartners } = kit.product.foundation.config;
    const url = gamePartners.provider === 'sandbox' ? gamePartners.url : '';
    const facts = { activity: 'shandian', userId: player.id, at: Date.now(), level: 25 };
    const order = { partner: 'thunder', event: 'level', facts, to: address, deliver: 'twice' };
    const response = await fetch(`${url}/control/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const { answers } = (await response.json()) as { answers: Array<{ answer: string }> };
    expect(answers.map(({ answer }) => JSON.parse(answer).data.outcome)).toEqual(['accepted', 'repeated']);
    expect(await isReached(player, 6)).toBe(true);
  });
});
