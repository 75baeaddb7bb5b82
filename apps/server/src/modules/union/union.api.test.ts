import { calls } from '@juban/contract';
import { CODES } from '@juban/contract/codes';
import { unionTexts } from '@juban/contract/texts/union';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';
import { startUnionShop, type UnionShop } from '../../../test/union-kit.ts';
import { rowsOf } from '../../db/database.ts';

let shop: UnionShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startUnionShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

const config = async (type: 'you' | 'zhuishu' | 'qingting', by = buyer) =>
  (await shop.product.call('getUnionConfig', { type }, shop.as(by))).data;
const productOf = async (type: 'you' | 'zhuishu' | 'qingting', clientType: string) =>
  (await shop.product.call('getUnionProduct', { type }, { clientType })).data;
const exec = (text: string) => shop.product.foundation.database.exec(text);

describe('union products', () => {
  it.each([
    ['you', 168, 317, 168, 149, '1 年'],
    ['zhuishu', 148, 296, 148, 148, '1 年'],
    ['qingting', 48, 108, 68, 40, '3 个月'],
  ] as const)('[C-044] %s costs %i instead of %i', async (type, price, originPrice, rrtv, union, time) => {
    const { priceInfo, sellChannel, iosProduct, rules, rights } = await productOf(type, 'Android');
    expect(priceInfo).toMatchObject({ price, originPrice, rrtv, union, rrtvTime: time, unionTime: time });
    expect(sellChannel.map(({ payType, price }) => [payType, price])).toEqual([
      ['Alipay', price],
      ['Wechat', price],
    ]);
    expect(iosProduct).toBeNull();
    expect(rules.length).toBeGreaterThan(2);
    expect(JSON.stringify([rules, rights])).not.toContain('{brand}');
  });

  it.each([
    ['ios_rrsp_jzsp', 1, 'yujian_ios_union_you'],
    ['ipad_rrsp', 3, 'yujian_ipad_union_you'],
    ['ios_rrtv_jsb', 4, 'com.yujian.ios.union-you'],
  ])('[C-048] %s buys in the App Store by its own channel %i and goods %s', async (id, platform, code) => {
    const product = await productOf('you', id);
    expect(product).toMatchObject({ platform, sellChannel: [], refSellingChannelId: platform });
    const { iosProduct } = product;
    expect(iosProduct).toMatchObject({ refGoodsCode: code, price: 148, oriPrice: 317, renewType: 'NORMAL' });
    expect(Object.keys(iosProduct ?? {})).toEqual(
      expect.arrayContaining('cornerTitle description id idxOrder showName subTitle experience'.split(' ')),
    );
  });

  it('[C-044] is data: a price that changes in the shelf changes everywhere, and nothing else does', async () => {
    await shop.bind(buyer, 'qingting');
    await exec("update packages set fen = 4700 where goods_code = 'yujian_common_union_qingting'");
    shop.product.app.forgetSharedReads();
    expect((await productOf('qingting', 'web')).priceInfo.price).toBe(47);
    const made = await shop.orderUnion(buyer, 'qingting', { from_path: '/vip/union/qingting' });
    expect((await shop.detail(buyer, made.data.orderNo)).price).toBe(47);
    expect((await shop.orderUnion(buyer, 'qingting', { price: 1 })).code).toBe('4000');
    await exec("update packages set fen = 4800 where goods_code = 'yujian_common_union_qingting'");
    shop.product.app.forgetSharedReads();
  });

  it('[C-058] is no package among others, and is ordered in no other way', async () => {
    const { refGoodsCode: goodsCode, refSellingChannelId } = await productOf('you', 'web');
    const { data } = await shop.product.call('listPackages', { market: 'common' }, { clientType: 'web' });
    expect(data.data.map(({ id }) => id).filter((id) => id.includes('union'))).toEqual([]);
    const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: refSellingChannelId } as const;
    expect((await shop.product.call('createPurchaseH5', input, shop.as(buyer))).code).toBe('2101');
  });
});

describe('config', () => {
  it('[C-043] tells the bound account and both phones to its owner, and 1024 to a visitor', async () => {
    expect((await shop.product.call('getUnionConfig', { type: 'you' })).code).toBe('1024');
    expect((await shop.product.callRaw(calls.getUnionConfig, { type: 'x' })).code).toBe('1024');
    const wrong = await shop.product.callRaw(calls.getUnionConfig, { type: 'x' }, shop.as(buyer));
    expect(wrong).toMatchObject({ status: 400, code: '4000', msg: unionTexts.unknownUnion });
    const before = await config('you');
    expect(before).toMatchObject({ openId: '', nickName: '', mobile: '', userId: String(buyer.id) });
    expect(before.youAppId && before.youPromId && before.youProductId && before.name).toBeTruthy();
    await shop.bind(buyer, 'you', 'netease-1001');
    expect(await config('you')).toMatchObject({ openId: 'netease-1001', nickName: '某某' });
  });
});

describe('binding by phone', () => {
  it('[C-059] binds the account of a phone that its code proved, once', async () => {
    const mobile = newPhone();
    const code = await shop.sendCode(mobile);
    const bind = (input: object, by = buyer) =>
      shop.product.call('bindUnion', { type: 'zhuishu', mobile, code, ...input }, shop.as(by));
    expect((await shop.product.call('bindUnion', { type: 'zhuishu', mobile, code })).code).toBe('1024');
    expect((await bind({ code: code === '000000' ? '111111' : '000000' })).code).toBe('2001');
    expect((await bind({ code: undefined })).code).toBe('4000');
    expect((await bind({ type: 'you' })).msg).toBe(unionTexts.bindsOnPage);
    expect((await config('zhuishu')).openId).toBe('');
    expect((await bind({})).code).toBe('0000');
    expect(await config('zhuishu')).toMatchObject({ mobile, openId: expect.stringMatching(/^\w{24}$/) });
    expect((await bind({}, await shop.makeBuyer())).code).toBe('2002');
    const rows = rowsOf<{ text: string }>(
      await shop.product.foundation.database.db.execute('select t::text as text from union_bindings t'),
    );
    expect(JSON.stringify(rows)).not.toContain(mobile);
  });

  it('[C-059] fails clearly where the partner has no such account or does not answer, and keeps the code', async () => {
    const nobody = newPhone().replace(/\d{4}$/, '4040');
    const input = { type: 'qingting', mobile: nobody, code: await shop.sendCode(nobody) } as const;
    expect(await shop.product.call('bindUnion', input, shop.as(buyer))).toMatchObject({
      code: '2134',
      msg: unionTexts.noSuchAccount,
    });
    const mobile = newPhone();
    const whole = { type: 'qingting', mobile, code: await shop.sendCode(mobile) } as const;
    await shop.setState('qingting', 'down');
    expect((await shop.product.call('bindUnion', whole, shop.as(buyer))).code).toBe('2134');
    await shop.setState('qingting', 'up');
    expect((await shop.product.call('bindUnion', whole, shop.as(buyer))).code).toBe('0000');
  });
});

describe('binding by the status page', () => {
  it('[C-001] leads to the partner with a ticket in the way back, and never the token', async () => {
    const { url, ticket } = await shop.startBind(buyer);
    expect(url.pathname).toBe('/membership-partner/netease/authorize');
    expect(url.href).not.toContain(buyer.token);
    expect(url.searchParams.get('returnUrl')).toMatch(/\/vip\/union\/netease\/status\/[\w.-]+$/);
    const page = await fetch(url, { method: 'GET' });
    expect(await page.text()).toContain('netease-1002');
    const picked = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ account: 'netease-1002' }),
    });
    const back = new URL(picked.headers.get('location') ?? '');
    expect(back.pathname).toBe(`/vip/union/netease/status/${ticket}`);
    const { userid: openId = '', nickname: nickName } = Object.fromEntries(back.searchParams);
    expect((await shop.bindByTicket(ticket, openId)).code).toBe('0000');
    expect(await config('you')).toMatchObject({ openId: 'netease-1002', nickName });
  });

  it('[C-001] comes back as the client that left, by the name and version it gave itself', async () => {
    const jqq = { clientType: 'android_jqq', clientVersion: '6.1.0' };
    const { url, ticket } = await shop.startBind(buyer, jqq);
    const back = new URL(url.searchParams.get('returnUrl') ?? '');
    expect(back.pathname).toBe(`/vip/union/netease/status/${ticket}`);
    expect(back.search).toBe('?ct=android_jqq&cv=6.1.0');
  });

  it('[C-001] works once, however many come with the ticket at the same time', async () => {
    const { ticket } = await shop.startBind(buyer);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_unused, turn) => shop.bindByTicket(ticket, `many-${turn}`)),
    );
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '2133')).toHaveLength(11);
    const { openId } = await config('you');
    expect((await shop.bindByTicket(ticket, 'later')).msg).toBe(CODES['2133'].msg);
    expect((await config('you')).openId).toBe(openId);
  });

  it('[C-001] refuses a stale, foreign or made-up ticket, and one of another thing', async () => {
    const { ticket } = await shop.startBind(buyer);
    const stranger = await shop.makeBuyer();
    const refused = async (used: string, headers: Record<string, string> = {}) =>
      expect((await shop.bindByTicket(used, 'someone', headers)).code, used).toBe('2133');
    await refused(ticket, { token: stranger.token });
    const [mine = '', secret = ''] = ticket.split('.');
    await refused(`${(Number.parseInt(mine, 36) + 1).toString(36)}.${secret}`);
    await refused(`${mine}.${'A'.repeat(32)}`);
    const orderNo = await shop.order(buyer);
    const other = await shop.product.call('issueOrderTicket', { orderNo }, shop.headers(buyer.token));
    await refused(other.data.ticket);
    await exec("update tickets set created_at = now() - interval '30 minutes', expires_at = now()");
    await refused(ticket);
    expect((await config('you')).openId).toBe('');
    expect((await config('you', stranger)).openId).toBe('');
  });

  it("[C-059] takes the token in the ticket's place, from apps that know no tickets, and nobody else's", async () => {
    const stranger = await shop.makeBuyer();
    const wrong = await shop.bindByTicket(buyer.token, 'netease-1005', { token: stranger.token });
    expect(wrong.code).toBe('2133');
    expect((await shop.bindByTicket(`${buyer.token}x`, 'netease-1005')).code).toBe('2133');
    expect((await config('you')).openId).toBe('');
    expect((await shop.bindByTicket(buyer.token, 'netease-1005')).code).toBe('0000');
    expect((await config('you')).openId).toBe('netease-1005');
  });

  it('[C-059] binds the account that a logged-in user names, where the partner knows it, and keeps no phone as its name', async () => {
    const bind = (openId: string) => {
      const input = { type: 'you', openId, nickName: '13800138000' } as const;
      return shop.product.call('bindUnion', input, shop.as(buyer));
    };
    expect((await bind('nobody-here')).code).toBe('2134');
    expect((await bind('')).msg).toBe(unionTexts.unknownAccount);
    expect((await config('you')).openId).toBe('');
    expect((await bind('netease-1006')).code).toBe('0000');
    const { openId, nickName } = await config('you');
    expect(openId).toBe('netease-1006');
    expect(nickName).not.toContain('13800138000');
  });

  it('[C-001] a ticket logs nobody in, and outlives a partner that does not answer', async () => {
    const { ticket } = await shop.startBind(buyer);
    const profile = await shop.product.call('getProfile', {}, { token: ticket, ticket });
    expect(profile.code).toBe('1024');
    await shop.setState('netease', 'down');
    expect((await shop.bindByTicket(ticket, 'netease-1003')).code).toBe('2134');
    await shop.setState('netease', 'up');
    expect((await shop.bindByTicket(ticket, 'nobody-here')).code).toBe('2134');
    expect((await shop.bindByTicket(ticket, '')).code).toBe('4000');
    expect((await shop.bindByTicket(ticket, 'netease-1003')).code).toBe('0000');
  });
});
