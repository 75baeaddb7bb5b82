import { calls } from '@juban/contract';
import { GIFT_BUNDLES, GIFT_NAMES, type GiftBundleType, monthsLater } from '@juban/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, type Gifts, startGifts } from '../../../test/gift-kit.ts';

const DAY_MS = 86_400_000;
const TYPES = Object.keys(GIFT_BUNDLES) as GiftBundleType[];
const NO_TIMES = { startTime: null, endTime: null, purchaseTime: null, nextTime: null, leftDays: null };
const NONE = { ...NO_TIMES, status: 0, choiceName: null };

let shop: Gifts;
beforeAll(async () => {
  shop = await startGifts();
});
afterEach(() => shop.setClock({ reset: true }));
afterAll(() => shop.stop());

describe('the bundles', () => {
  it('[A-097] [C-045] are seven, each with its fields, none owned without a purchase', async () => {
    const gifts = await shop.gifts(await shop.makePayer());
    expect(Object.keys(gifts).sort()).toEqual(Object.values(GIFT_NAMES).sort());
    for (const type of TYPES)
      expect(gifts[GIFT_NAMES[type]]).toEqual({
        ...NONE,
        type,
        name: expect.any(String),
        showName: expect.stringMatching(/^VIP\+ .+赠礼$/),
        logos: expect.arrayContaining([expect.stringContaining('/marks/')]),
      });
  });

  it('[A-097] answer 1024 without a token, and so do the choices and the claim', async () => {
    const input = { type: 'HanXiMonthDelivery', choice: 'music-month' };
    for (const name of ['listGifts', 'getGiftChoices', 'claimGift'] as const)
      expect(await shop.product.callRaw(calls[name], input)).toMatchObject({ status: 200, code: '1024' });
    const stale = await shop.product.callRaw(calls.listGifts, {}, { token: '1.stale' });
    expect(stale.code).toBe('1024');
  });

  it.each(TYPES)('[C-045] [C-064] a paid package of %s makes only that one claimable', async (type) => {
    const { now } = await shop.setClock({ freeze: true });
    const buyer = await shop.makePayer();
    await shop.buy(buyer, type);
    const gifts = await shop.gifts(buyer);
    const { cycle, cards } = GIFT_BUNDLES[type];
    const end = cycle === 'week' ? now + 7 * DAY_MS : monthsLater(new Date(now), 1).getTime();
    expect(gifts[GIFT_NAMES[type]]).toMatchObject({
      status: 1,
      purchaseTime: now,
      startTime: now,
      endTime: end,
      nextTime: cards !== null && cards > 1 ? end : null,
    });
    expect(Object.values(gifts).filter(({ status }) => status !== 0)).toHaveLength(1);
  });

  it('[C-045] an unpaid order and a plain package give none', async () => {
    const buyer = await shop.makePayer();
    await shop.order(buyer);
    await shop.notify(await shop.order(buyer));
    expect(Object.values(await shop.gifts(buyer)).every(({ status }) => status === 0)).toBe(true);
  });
});

describe('choices', () => {
  it.each(TYPES)('[A-097] [C-104] of %s have the promised value, and link to their page', async (type) => {
    const buyer = await shop.makePayer();
    const { choices, target, set, status } = await shop.choices(buyer, type);
    const { value, cards, extra } = { extra: undefined, ...GIFT_BUNDLES[type] };
    expect(Math.max(...choices.map((choice) => choice.value))).toBe(value / (cards ?? 1));
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(choices.every(({ logo }) => logo.startsWith('/content/demo/art/marks/'))).toBe(true);
    expect(target).toBe(`/vip/reciveThirdVip?type=${type}`);
    expect(set?.value ?? 0).toBeGreaterThanOrEqual(extra ?? 0);
    expect(set === null).toBe(extra === undefined);
    expect(status).toBe(0);
  });

  it('[A-097] reading them changes nothing', async () => {
    const buyer = await shop.makePayer();
    await shop.buy(buyer, 'HanXiMonthDelivery');
    const before = await shop.gifts(buyer);
    const chosen = await shop.choices(buyer, 'HanXiMonthDelivery');
    expect(chosen).toMatchObject({ status: 1, mobile: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/) });
    expect(await shop.gifts(buyer)).toEqual(before);
    expect(await shop.count('gift_claims', `user_id = ${buyer.id}`)).toBe(0);
  });

  it.each(['', 'day', 'toString', 'HanXiDayDelivery'])('[A-097] of %j is refused', async (type) => {
    const { token } = await shop.makePayer();
    const answer = await shop.product.callRaw(calls.getGiftChoices, { type }, { token });
    expect(answer).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('a claim', () => {
  it('[C-064] changes the status to 2, once, and its delivery is queued with it', async () => {
    const buyer = await shop.makePayer();
    const orderNo = await shop.buy(buyer, 'HanXiMonthDelivery');
    const answer = await shop.claim(buyer, 'HanXiMonthDelivery', 'music-month');
    expect(answer).toMatchObject({
      code: '0000',
      data: {
        choice: 'music-month',
        name: '栗弦音乐',
        set: null,
        gift: { status: 2, choiceName: '栗弦音乐' },
      },
    });
    expect((await shop.gifts(buyer)).month).toEqual(answer.data.gift);
    expect((await shop.claim(buyer, 'HanXiMonthDelivery', 'read-month')).code).toBe('2136');
    expect(await shop.sentFor(orderNo)).toEqual([
      {
        partner: 'music',
        account: ACCOUNT.openId,
        userId: buyer.id,
        product: 'music-vip-month',
        days: 31,
        key: `partner:gift:${orderNo}:1`,
      },
    ]);
  });

  it('[C-064] for a phone that the partner does not know, or without its answer, uses nothing up', async () => {
    const buyer = await shop.makePayer();
    await shop.buy(buyer, 'HanXiMonthDelivery');
    const claim = async () => (await shop.claim(buyer, 'HanXiMonthDelivery', 'music-month')).code;
    shop.atPartners.isKnown = false;
    expect(await shop.claim(buyer, 'HanXiMonthDelivery', 'music-month')).toMatchObject({
      code: '2145',
      msg: '领取栗弦音乐需先用当前手机号注册合作方账号',
    });
    shop.atPartners.isKnown = true;
    shop.alipay.setAway(true);
    expect(await claim()).toBe('9999');
    shop.alipay.setAway(false);
    expect(await shop.count('gift_claims', `user_id = ${buyer.id}`)).toBe(0);
    expect((await shop.gifts(buyer)).month.status).toBe(1);
    expect(await claim()).toBe('0000');
  });

  it('[C-064] accepts the name of the bundle too', async () => {
    const buyer = await shop.makePayer();
    await shop.buy(buyer, 'HanXiWeekDelivery');
    const input = { type: 'week', choice: 'meal-week' } as const;
    expect((await shop.product.call('claimGift', input, { token: buyer.token })).code).toBe('0000');
  });

  it('[C-064] of a bundle not owned, expired or with an unknown choice is refused, and nothing is written', async () => {
    const { now } = await shop.setClock({ freeze: true });
    const buyer = await shop.makePayer();
    const claim = async (choice = 'music-week') =>
      (await shop.claim(buyer, 'HanXiWeekDelivery', choice)).code;
    expect(await claim()).toBe('2135');
    await shop.buy(buyer, 'HanXiWeekDelivery');
    expect(await claim('music-month')).toBe('2138');
    expect(await claim('year-set')).toBe('2138');
    await shop.setClock({ now: now + 7 * DAY_MS });
    expect(await claim()).toBe('2137');
    expect(await shop.count('gift_claims', `user_id = ${buyer.id}`)).toBe(0);
    await shop.setClock({ now: now + 7 * DAY_MS - 1 });
    expect(await claim()).toBe('0000');
  });

  it('[C-104] is possible once a month for a season; missed months are lost, and buying again adds three', async () => {
    const { now } = await shop.setClock({ freeze: true });
    const buyer = await shop.makePayer();
    const month = (count: number) => monthsLater(new Date(now), count).getTime();
    const claim = async () => (await shop.claim(buyer, 'HanXiSeasonDelivery', 'tea-month')).code;
    await shop.buy(buyer, 'HanXiSeasonDelivery');
    expect([await claim(), await claim()]).toEqual(['0000', '2136']);
    await shop.setClock({ now: month(2) });
    await shop.buy(buyer, 'HanXiSeasonDelivery');
    expect((await shop.gifts(buyer)).season).toMatchObject({ status: 1, nextTime: month(3) });
    expect([await claim(), await claim()]).toEqual(['0000', '2136']);
    await shop.setClock({ now: month(6) - 1 });
    expect([await claim(), await claim()]).toEqual(['0000', '2136']);
    await shop.setClock({ now: month(6) });
    expect(await claim()).toBe('2137');
  });

  it('[C-104] of a year includes the one-time set with the first card of each purchase', async () => {
    const { now } = await shop.setClock({ freeze: true });
    const buyer = await shop.makePayer();
    const orderNo = await shop.buy(buyer, 'HanXiYearDelivery');
    const claim = async () => (await shop.claim(buyer, 'HanXiYearDelivery', 'run-month')).data.set;
    expect(await claim()).toBe('拾光集市全年礼包');
    await shop.setClock({ now: monthsLater(new Date(now), 1).getTime() });
    expect(await claim()).toBeNull();
    const sent = await shop.sentFor(orderNo);
    expect(sent.map(({ key }) => key.split(':')[3]).sort()).toEqual(['1', '2', 'set']);
  });
});

describe('a refund', () => {
  it('[C-104] removes the unclaimed cycles', async () => {
    const buyer = await shop.makePayer();
    const orderNo = await shop.buy(buyer, 'HanXiSeasonDelivery');
    await shop.setClock({ advanceMs: 60_000 });
    expect((await shop.takeBack(buyer, orderNo)).code).toBe('0000');
    expect((await shop.gifts(buyer)).season).toMatchObject(NONE);
    expect((await shop.claim(buyer, 'HanXiSeasonDelivery', 'tea-month')).code).toBe('2137');
  });

  it('[C-104] is refused for an order with a claimed card', async () => {
    const buyer = await shop.makePayer();
    const orderNo = await shop.buy(buyer, 'HanXiSeasonDelivery');
    await shop.claim(buyer, 'HanXiSeasonDelivery', 'tea-month');
    const refused = await shop.takeBack(buyer, orderNo);
    expect(refused).toMatchObject({ code: '2106', msg: '已领取赠送权益的订单不能退款' });
    expect(await shop.stateOf(orderNo)).toBe('fulfilled');
  });
});

describe('the database', () => {
  const claimed = async () => {
    const buyer = await shop.makePayer();
    await shop.buy(buyer, 'HanXiSeasonDelivery');
    await shop.claim(buyer, 'HanXiSeasonDelivery', 'tea-month');
    return buyer.id;
  };
  const again = (userId: number, change: string) =>
    shop.query(`insert into gift_claims select (jsonb_populate_record(c, '${change}')).*
      from gift_claims c where user_id = ${userId}`);

  it('[C-064] refuses a second claim of a card, of a cycle, and one outside its cycle', async () => {
    const userId = await claimed();
    await expect(again(userId, '{"starts_at": "2020-01-01T00:00:00Z"}')).rejects.toThrow();
    await expect(again(userId, '{"card": 2}')).rejects.toThrow();
    await expect(
      again(userId, '{"card": 2, "starts_at": "2020-01-01T00:00:00Z", "ends_at": "2020-02-01T00:00:00Z"}'),
    ).rejects.toThrow();
    await expect(shop.query(`update gift_claims set card = 3 where user_id = ${userId}`)).rejects.toThrow();
    await expect(shop.query(`delete from gift_claims where user_id = ${userId}`)).rejects.toThrow();
    expect(await shop.count('gift_claims', `user_id = ${userId}`)).toBe(1);
  });

  it('[C-045] keeps the bundle that an order was sold with', async () => {
    const buyer = await shop.makePayer();
    const orderNo = await shop.buy(buyer, 'HanXiWeekDelivery');
    const change = `update orders set third_info = 'HanXiYearDelivery' where order_no = '${orderNo}'`;
    await expect(shop.query(change)).rejects.toThrow();
  });
});
