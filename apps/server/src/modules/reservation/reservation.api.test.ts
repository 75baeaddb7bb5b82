import { calls } from '@juban/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const DAY_MS = 86_400_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

const makeUser = () => product.lab<{ id: string; token: string }>('POST', '/users', {});
const advance = (days: number) => product.lab('POST', '/clock', { advanceMs: days * DAY_MS });
const reserve = (token: string) => product.call('reserveGame', {}, { token });
const statusOf = async (token: string) => (await product.call('getReserveStatus', {}, { token })).data.status;
const exec = (statement: string) => product.foundation.database.exec(statement);

describe('the page’s data', () => {
  it('[C-035] has the game, its pictures, the topic’s target and a playable video', async () => {
    const { data } = await product.call('getReservation', {});
    expect(data).toMatchObject({
      reservationId: 'star-courier',
      state: 'open',
      topic: { target: expect.stringMatching(/^\/next\/navigation\?id=\d+$/) },
      video: { url: expect.stringMatching(/^\/content\/demo\/clips\/\w+\.mp4\?expires=\d+&mark=/) },
    });
    const { banner, game, topic, reserved, soon, video } = data;
    for (const image of [banner, game.icon, topic.image, reserved.image, soon.image, video.poster])
      expect(image).toMatch(/^\/content\/demo\/art\//);
    expect(product.services.clips.mayPlay(video.url)).toBe(true);
  });

  it('[C-035] changes by itself when the period ends, and does not exist for a brand without a game', async () => {
    expect((await product.call('getReservation', {})).data.state).toBe('open');
    await advance(61);
    expect((await product.call('getReservation', {})).data.state).toBe('ended');
    await exec(`update game_reservations set brands = '["tthj"]'`);
    product.app.forgetSharedReads();
    expect(await product.call('getReservation', {})).toMatchObject({ status: 404, code: '4040' });
    const own = await product.call('getReservation', {}, { clientType: 'tthj' });
    expect(own.code).toBe('0000');
    await exec(`update game_reservations set brands = '[]'`);
    product.app.forgetSharedReads();
  });

  it('[C-035] changes to the next game when that one opens, though the last has ended', async () => {
    await exec(`insert into game_reservations
      select 'next-courier', game, title, subtitle, banner, ends_at + interval '10 days',
        ends_at + interval '20 days', gifts, topic, reserved, soon, video, brands from game_reservations`);
    const { reservations } = product.services;
    const first = await reservations.getReservation('juban');
    expect(first.changesAt?.getTime()).toBe(first.data.endTime);
    await advance(61);
    const ended = await reservations.getReservation('juban');
    expect(ended.data).toMatchObject({ reservationId: 'star-courier', state: 'ended' });
    expect(ended.changesAt?.getTime()).toBe(first.data.endTime + 10 * DAY_MS);
    await advance(30);
    expect((await reservations.getReservation('juban')).changesAt).toBeUndefined();
    await exec(`delete from game_reservations where reservation_id = 'next-courier'`);
    product.app.forgetSharedReads();
  });
});

describe('a reservation', () => {
  it('[C-094] changes the status from 0 to 1, for its user only and once', async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    expect(await statusOf(user.token)).toBe(0);
    expect(await reserve(user.token)).toMatchObject({ status: 200, code: '0000', data: null });
    expect(await statusOf(user.token)).toBe(1);
    expect(await statusOf(other.token)).toBe(0);
    expect(await reserve(user.token)).toMatchObject({
      status: 200,
      code: '2153',
      msg: '你已经预约过了，不用再约',
    });
  });

  it('[C-094] requested twenty times at once is made once', async () => {
    const { token } = await makeUser();
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await reserve(token)).code));
    expect(codes.filter((code) => code === '0000')).toHaveLength(1);
    expect(codes.filter((code) => code === '2153')).toHaveLength(19);
  });

  it('[C-094] is refused outside the period, and nothing is written', async () => {
    const { token } = await makeUser();
    await advance(-2);
    expect((await reserve(token)).code).toBe('1004');
    await advance(63);
    expect(await reserve(token)).toMatchObject({ status: 200, code: '1003', msg: '活动已结束' });
    expect(await statusOf(token)).toBe(0);
  });

  it('[C-094] without a login is 1024, whatever is sent', async () => {
    for (const call of [calls.reserveGame, calls.getReserveStatus])
      expect(await product.callRaw(call, { status: '1' })).toMatchObject({ status: 200, code: '1024' });
  });

  it('[C-094] cannot be changed or cancelled, and a reset of the Lab removes it', async () => {
    const { token } = await makeUser();
    await reserve(token);
    await expect(exec('update reservations set reserved_at = now()')).rejects.toThrow();
    await expect(exec('delete from reservations')).rejects.toThrow();
    await product.lab('POST', '/reset');
    const { token: next } = await makeUser();
    expect(await statusOf(next)).toBe(0);
    expect((await reserve(next)).code).toBe('0000');
  });
});
