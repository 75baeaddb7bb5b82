import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claimer } from '../../../test/activity-kit.ts';
import { GIFTS, type Raffle, startRaffle } from '../../../test/raffle-kit.ts';
import { hashOfSeed } from '../../lib/draw-seed.ts';
import { checkGiftProof } from './gift-proof.ts';

const PARCEL = { courier: '顺丰速运', trackingNo: 'SF1234567890123' };

let raffle: Raffle;
beforeAll(async () => {
  raffle = await startRaffle();
});
afterAll(() => raffle.stop());

const mustNotFail = (error: unknown) => expect.unreachable(String(error));
const services = () => raffle.product.services;
const drawOf = async (name: string) => (await raffle.define(name)).realItem?.draw;
const send = (name: string, ...gifts: Array<{ entryNo: string; courier: string; trackingNo: string }>) =>
  services().giftDesk.send(name, gifts, 'tester');
const results = (name: string, claimers: readonly Claimer[]) =>
  Promise.all(claimers.map(async (claimer) => (await raffle.gift(claimer, name)).result));

describe('published terms', () => {
  it('[C-026] are published with the hash of a seed before the activity opens, and named in its texts', async () => {
    await raffle.open('early');
    const { realItem, rules, state } = await raffle.define('early');
    expect(state).toBe('future');
    expect(realItem).toMatchObject({
      winners: GIFTS,
      realItemContext: expect.stringContaining(`抽取 ${GIFTS} 位`),
      draw: {
        deadline: raffle.until.getTime(),
        drawTime: raffle.drawTime,
        seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        seed: null,
        participants: null,
      },
    });
    expect(rules.map(({ text }) => text).join()).toContain(`抽取 ${GIFTS} 位`);
  });

  it('[C-026] change with a new seed until the start, and are fixed from then on', async () => {
    await raffle.open('changing');
    const change = async (winners: number) => {
      await raffle.query(
        `update activities set real_item = real_item || '{"winners": ${winners}}' where activity = 'changing'`,
      );
      const { realItem } = await raffle.define('changing');
      return { winners: realItem?.winners, hash: realItem?.draw.seedHash };
    };
    const first = await change(GIFTS);
    const second = await change(5);
    expect(second.winners).toBe(5);
    expect(second.hash).not.toBe(first.hash);
    await raffle.at(raffle.from);
    expect(await change(500)).toEqual(second);
    expect(await raffle.query(`select 1 from activity_gift_terms where activity = 'changing'`)).toHaveLength(
      2,
    );
    await raffle.at(raffle.from.getTime() - 1);
  });
});

describe('a draw', () => {
  it('[C-023] [C-026] takes place at its time, shows each user the result, and can be recomputed by anyone', async () => {
    const claimers = await raffle.fill('main', 4);
    const missing = await raffle.makeClaimer(1);
    const before = await drawOf('main');
    expect(await results('main', claimers)).toEqual(Array(4).fill('WAITING'));
    expect((await raffle.gift(claimers[0] as Claimer, 'main')).entryNo).toMatch(/^[A-R]{12}$/);
    await raffle.at(raffle.until);
    expect(await raffle.submit(missing, { activity: 'main' })).toMatchObject({ code: '1003' });
    expect(await raffle.gift(missing, 'main')).toMatchObject({
      result: 'MISSED',
      rewardStatus: 'NO_CONDITION',
    });

    await raffle.at(raffle.drawTime - 1);
    await services().giftDraws.drawDue(mustNotFail);
    await expect(services().giftDraws.drawOnce('main', 'tester')).rejects.toThrow('not before');
    expect(await raffle.product.call('getGiftDraw', { activity: 'main' })).toMatchObject({ code: '1004' });
    expect(await drawOf('main')).toEqual(before);

    await raffle.at(raffle.drawTime);
    await services().giftDraws.drawDue(mustNotFail);
    expect(await services().giftDraws.drawOnce('main', 'tester')).toBeUndefined();
    const order = await raffle.inOrder('main', claimers);
    expect(await results('main', order)).toEqual(['WON', 'WON', 'NOT_WON', 'NOT_WON']);
    expect(await raffle.gift(missing, 'main')).toMatchObject({ result: 'MISSED' });

    const after = await drawOf('main');
    expect(after).toMatchObject({ seedHash: before?.seedHash, participants: 4 });
    expect(hashOfSeed(after?.seed ?? '')).toBe(before?.seedHash);
    const { data, body } = await raffle.product.call('getGiftDraw', { activity: 'main' });
    expect(checkGiftProof(data)).toEqual([]);
    expect(data.participants).toHaveLength(4);
    expect(data.winners).toEqual(
      await Promise.all(
        order.slice(0, GIFTS).map(async (claimer) => (await raffle.gift(claimer, 'main')).entryNo),
      ),
    );
    for (const { id, mobile } of claimers)
      for (const word of [String(id), mobile]) expect(body).not.toContain(word);
    expect(checkGiftProof({ ...data, winners: data.winners.toReversed() })).not.toEqual([]);
    expect(checkGiftProof({ ...data, seed: `${data.seed}0` })).toHaveLength(1);
  });

  it('[C-026] accepts no further address, even if content gives the activity a later end', async () => {
    await raffle.fill('longer', 1);
    await raffle.draw('longer');
    await raffle.query(
      `update activities set ends_at = ends_at + interval '9 days' where activity = 'longer'`,
    );
    const late = await raffle.makeClaimer(1);
    expect((await raffle.info(late, 'longer')).inActivity).toBe(true);
    expect(await raffle.submit(late, { activity: 'longer' })).toMatchObject({ code: '1003' });
    await raffle.at(raffle.until);
    expect(await raffle.submit(late, { activity: 'longer' })).toMatchObject({ code: '1003' });
  });

  it('[C-026] that fails does not delay the others', async () => {
    await raffle.fill('broken', 1);
    await raffle.fill('whole', 1);
    await raffle.query(`alter table activity_gift_terms disable trigger activity_gift_terms_append_only`);
    await raffle.query(`update activity_gift_terms set seed_sealed = 'unreadable' where activity = 'broken'`);
    await raffle.at(raffle.drawTime);
    const errors: unknown[] = [];
    await services().giftDraws.drawDue((error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await drawOf('whole')).toMatchObject({ participants: 1 });
    await raffle.query(`update activity_gift_terms b set seed_sealed = w.seed_sealed, seed_hash = w.seed_hash
      from activity_gift_terms w where b.activity = 'broken' and w.activity = 'whole'`);
    await raffle.query(`alter table activity_gift_terms enable trigger activity_gift_terms_append_only`);
    await services().giftDraws.drawDue(mustNotFail);
    expect(await drawOf('broken')).toMatchObject({ participants: 1 });
  });
});

describe('shipping', () => {
  it('[C-023] shows winners their courier and number, once each, and can be corrected', async () => {
    const claimers = await raffle.fill('sending', 3);
    await expect(services().giftDesk.list('sending', 'tester')).rejects.toThrow('is not drawn');
    await raffle.draw('sending');
    const [first, second, third] = await raffle.inOrder('sending', claimers);
    const [one, two, none] = await Promise.all(
      [first, second, third].map((claimer) => raffle.gift(claimer as Claimer, 'sending')),
    );
    const [to, also] = await services().giftDesk.list('sending', 'tester');
    expect(to).toEqual({
      entryNo: one?.entryNo,
      ...{ address: '临屿市望潮区灯塔路 18 号 3 幢 1206 室', consignee: '林有鹿', phone: '13800162947' },
    });
    expect(also?.entryNo).toBe(two?.entryNo);

    const good = { entryNo: one?.entryNo ?? '', ...PARCEL };
    const refused = [
      [{ ...PARCEL, entryNo: none?.entryNo ?? '' }, 'is not a winner'],
      [{ ...PARCEL, entryNo: 'ABCDEFGHJKLM' }, 'is not a winner'],
      [{ ...good, courier: '' }, 'the courier'],
      [{ ...good, trackingNo: 'no number' }, 'is not a tracking number'],
      [good, 'is listed twice'],
    ] as const;
    for (const [wrong, why] of refused) await expect(send('sending', good, wrong)).rejects.toThrow(why);
    expect((await raffle.gift(first as Claimer, 'sending')).result).toBe('WON');

    expect(await send('sending', good)).toEqual({ sent: 1, corrected: 0, same: 0 });
    expect(await send('sending', good)).toEqual({ sent: 0, corrected: 0, same: 1 });
    const { entryNo } = good;
    expect(await send('sending', { entryNo, courier: '中通快递', trackingNo: 'ZT98765432' })).toMatchObject({
      corrected: 1,
    });
    expect(await raffle.gift(first as Claimer, 'sending')).toMatchObject({
      ...{ result: 'SENT', courier: '中通快递', trackingNo: 'ZT98765432', sentTime: raffle.drawTime },
    });
    expect(await services().giftDesk.list('sending', 'tester')).toEqual([also]);
    const report = (await services().giftDesk.show('sending')).join('\n');
    expect(report).toContain('2 winners, 0 of them for winners who withdrew; 1 sent, 1 to send');
    for (const act of ['draw 3 by test', 'list 2 by tester', 'send 1 by tester', 'correct 1 by tester'])
      expect(report).toContain(act);
    for (const word of ['灯塔路', '林有鹿', '13800162947', 'SF1234567890123'])
      expect(report).not.toContain(word);
  });
});

describe('a winner who deletes their account', () => {
  it('[C-097] is replaced by the next one before the gift is shipped, and not after it', async () => {
    const claimers = await raffle.fill('leaving', 4);
    await raffle.draw('leaving');
    const [first, second, third, fourth] = (await raffle.inOrder('leaving', claimers)) as [
      Claimer,
      Claimer,
      Claimer,
      Claimer,
    ];
    const numbers = await Promise.all(
      [first, second, third].map(async (claimer) => (await raffle.gift(claimer, 'leaving')).entryNo),
    );
    const [ofFirst = '', ofSecond = '', ofThird = ''] = numbers;
    await send('leaving', { entryNo: ofFirst, ...PARCEL });
    const held = await raffle.export(first);
    expect(held.records.activity_gift_parcels).toMatchObject([{ tracking_no: PARCEL.trackingNo }]);

    await raffle.forget(first);
    expect(await results('leaving', [second, third])).toEqual(['WON', 'NOT_WON']);
    await raffle.forget(second);
    expect(await results('leaving', [third, fourth])).toEqual(['WON', 'NOT_WON']);
    await expect(send('leaving', { entryNo: ofSecond, ...PARCEL })).rejects.toThrow('withdrew');
    await expect(send('leaving', { entryNo: ofFirst, ...PARCEL })).rejects.toThrow('withdrew');
    expect(await send('leaving', { entryNo: ofThird, ...PARCEL })).toMatchObject({ sent: 1 });
    expect(await services().giftDesk.list('leaving', 'tester')).toEqual([]);
    expect(await services().giftDesk.show('leaving')).toContain(
      '2 winners, 1 of them for winners who withdrew; 2 sent, 0 to send',
    );
    raffle.product.app.forgetSharedReads();
    const { data } = await raffle.product.call('getGiftDraw', { activity: 'leaving' });
    expect(data).toMatchObject({ withdrawn: [ofSecond], winners: [ofFirst, ofThird] });
    expect(checkGiftProof(data)).toEqual([]);
    const parcels = await raffle.query(
      `select courier, tracking_no from activity_gift_parcels where user_id = ${first.id}`,
    );
    expect(parcels).toEqual([{ courier: '', tracking_no: '' }]);
  });
});
