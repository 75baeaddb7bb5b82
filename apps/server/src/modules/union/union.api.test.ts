import { calls } from '@juban/contract';
import { CODES } from '@juban/contract/codes';
import { unionTexts } from '@juban/contract/texts/union';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPhone } from '../../../test/kit.ts';
import { pickAtPartner, wayBackOf } from '../../../test/pick-at-partner.ts';
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

  it('[C-044] is data: a changed package price changes everywhere, and nothing else does', async () => {
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

  it('[C-058] is not listed among packages, and cannot be ordered in another way', async () => {
    const { refGoodsCode: goodsCode, refSellingChannelId } = await productOf('you', 'web');
    const { data } = await shop.product.call('listPackages', { market: 'common' }, { clientType: 'web' });
    expect(data.data.map(({ id }) => id).filter((id) => id.includes('union'))).toEqual([]);
    const input = { goodsCode, payChannel: 'aliPay', sellingChannelId: refSellingChannelId } as const;
    expect((await shop.product.call('createPurchaseH5', input, shop.as(buyer))).code).toBe('2101');
  });
});

describe('config', () => {
  it('[C-043] shows the bound account and both phones to its owner, and 1024 to a visitor', async () => {
    expect((await shop.product.call('getUnionConfig', { type: 'you' })).code).toBe('1024');
    expect((await shop.product.callRaw(calls.getUnionConfig, { type: 'x' })).code).toBe('1024');
    const wrong = await shop.product.callRaw(calls.getUnionConfig, { type: 'x' }, shop.as(buyer));
    expect(wrong).toMatchObject({ status: 400, code: '4000', msg: unionTexts.unknownUnion });
    const before = await config('you');
    expect(before).toMatchObject({ openId: '', nickName: '', mobile: '', userId: String(buyer.id) });
    expect(before.youAppId && before.youPromId && before.youProductId && before.name).toBeTruthy();
    await shop.bind(buyer, 'you', 'netease-1001');
    expect(await config('you')).toMatchObject({ openId: 'netease-1001', nickName: '会员 1001' });
  });
});

describe('binding by phone', () => {
  it('[C-059] binds the account of a phone that its code proved, once', async () => {
    const mobile = newPhone();
    const code = await shop.sendCode(mobile, 'zhuishu');
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

  it('[C-059] accepts a code that was sent for this union, not one that proves a phone or is for another', async () => {
    const bind = (mobile: string, code: string) =>
      shop.product.call('bindUnion', { type: 'zhuishu', mobile, code }, shop.as(buyer));
    for (const type of [undefined, 'qingting'] as const) {
      const mobile = newPhone();
      expect((await bind(mobile, await shop.sendCode(mobile, type))).code).toBe('2002');
    }
    const mobile = newPhone();
    const code = await shop.sendCode(mobile, 'zhuishu');
    const proved = await shop.product.call('verifyCaptcha', { mobile, code }, shop.as(buyer));
    expect(proved.code).toBe('2002');
    expect((await config('zhuishu')).openId).toBe('');
    expect((await bind(mobile, code)).code).toBe('0000');
  });

  it('[C-059] fails clearly if the partner has no such account or does not answer, and keeps the code', async () => {
    const unknownPhone = newPhone().replace(/\d{4}$/, '4040');
    const input = {
      type: 'qingting',
      mobile: unknownPhone,
      code: await shop.sendCode(unknownPhone, 'qingting'),
    } as const;
    expect(await shop.product.call('bindUnion', input, shop.as(buyer))).toMatchObject({
      code: '2134',
      msg: unionTexts.noSuchAccount,
    });
    const mobile = newPhone();
    const whole = { type: 'qingting', mobile, code: await shop.sendCode(mobile, 'qingting') } as const;
    await shop.setState('qingting', 'down');
    expect((await shop.product.call('bindUnion', whole, shop.as(buyer))).code).toBe('2134');
    await shop.setState('qingting', 'up');
    expect((await shop.product.call('bindUnion', whole, shop.as(buyer))).code).toBe('0000');
  });
});

describe('binding by the status page', () => {
  it('[C-001] leads to the partner with a ticket in the return address, and never the token', async () => {
    const { url, ticket } = await shop.startBind(buyer);
    expect(url.pathname).toBe('/membership-partner/netease/authorize');
    expect(url.href).not.toContain(buyer.token);
    expect(url.searchParams.get('returnUrl')).toMatch(/\/vip\/union\/netease\/status\/[\w.-]+$/);
    expect(url.searchParams.get('state')).toBe(ticket);
    expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{32}$/);
    const page = await fetch(url, { method: 'GET' });
    expect(await page.text()).toContain('netease-1002');
    const answer = await pickAtPartner(url.href, 'netease-1002');
    expect((await shop.bindWith(buyer, answer)).code).toBe('0000');
    expect(await config('you')).toMatchObject({ openId: 'netease-1002', nickName: answer.nickName });
  });

  it('[C-001] returns as the same client, by the name and version it sent', async () => {
    const jqq = { clientType: 'android_jqq', clientVersion: '6.1.0' };
    const { url, ticket } = await shop.startBind(buyer, jqq);
    const { back } = wayBackOf(url.href);
    expect(back.pathname).toBe(`/vip/union/netease/status/${ticket}`);
    expect(back.search).toBe('?ct=android_jqq&cv=6.1.0');
  });

  it('[C-001] works once, however many use the answer at once', async () => {
    const answer = await shop.pick(buyer, 'many');
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.bindWith(buyer, answer)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === '2133')).toHaveLength(11);
    expect((await shop.bindWith(buyer, answer)).msg).toBe(CODES['2133'].msg);
    expect((await config('you')).openId).toBe('many');
  });

  it('[C-001] binds no account that the partner did not sign for this request', async () => {
    const answer = await shop.pick(buyer, 'netease-1001');
    const other = await shop.pick(buyer, 'netease-1002');
    const forged = {
      account: { ...answer, openId: other.openId },
      name: { ...answer, nickName: '别人' },
      'no sign': { ...answer, sign: '' },
      'sign of another request': { ...answer, sign: other.sign },
      'sign with one more letter': { ...answer, sign: `${answer.sign}0` },
    };
    for (const [what, wrong] of Object.entries(forged))
      expect(await shop.bindWith(buyer, wrong), what).toMatchObject({
        code: '2134',
        msg: unionTexts.bindNotProved,
      });
    const mixed = { 'other nonce': { ...answer, nonce: other.nonce }, 'no nonce': { ...answer, nonce: '' } };
    for (const [what, wrong] of Object.entries(mixed))
      expect((await shop.bindWith(buyer, wrong)).code, what).toBe('2133');
    expect((await config('you')).openId).toBe('');
    expect((await shop.bindWith(buyer, answer)).code).toBe('0000');
    expect((await config('you')).openId).toBe('netease-1001');
  });

  it('[C-001] belongs to the login that requested it: another user, another login and a visitor are refused', async () => {
    const answer = await shop.pick(buyer, 'netease-1001');
    const otherUser = await shop.makeBuyer();
    expect((await shop.bindWith(otherUser, answer)).code).toBe('2133');
    const token = await shop.product.services.accounts.openSession(
      shop.product.foundation.database.db,
      buyer.id,
      { brand: 'yujian', clientType: 'Android', device: 'android' },
    );
    expect((await shop.bindWith({ ...buyer, token }, answer)).code).toBe('2133');
    expect((await shop.bindWith({ ...buyer, token: '' }, answer)).code).toBe('1024');
    for (const by of [buyer, otherUser]) expect((await config('you', by)).openId).toBe('');
    expect((await shop.bindWith(buyer, answer)).code).toBe('0000');
  });

  it('[C-001] refuses a stale, foreign or invented ticket, and one for another purpose', async () => {
    const answer = await shop.pick(buyer, 'netease-1001');
    const { ticket } = answer;
    const refused = async (used: string) =>
      expect((await shop.bindWith(buyer, { ...answer, ticket: used })).code, used).toBe('2133');
    const [mine = '', secret = ''] = ticket.split('.');
    await refused(`${(Number.parseInt(mine, 36) + 1).toString(36)}.${secret}`);
    await refused(`${mine}.${'A'.repeat(32)}`);
    // Older apps put the login in its place.
    await refused(buyer.token);
    const orderNo = await shop.order(buyer);
    const other = await shop.product.call('issueOrderTicket', { orderNo }, shop.headers(buyer.token));
    await refused(other.data.ticket);
    await exec("update tickets set created_at = now() - interval '30 minutes', expires_at = now()");
    await refused(ticket);
    expect((await config('you')).openId).toBe('');
  });

  it('[C-059] binds no account that is only named', async () => {
    const input = { type: 'you', openId: 'netease-1006', nickName: '某某' } as const;
    expect(await shop.product.call('bindUnion', input, shop.as(buyer))).toMatchObject({
      code: '4000',
      msg: unionTexts.bindsOnPage,
    });
    expect((await config('you')).openId).toBe('');
  });

  it('[C-059] stores no phone as the name of an account', async () => {
    const answer = await shop.pick(buyer, 'netease-1006', '13800138000');
    expect((await shop.bindWith(buyer, answer)).code).toBe('0000');
    const { openId, nickName } = await config('you');
    expect(openId).toBe('netease-1006');
    expect(nickName).not.toContain('13800138000');
  });

  it('[C-001] a ticket is not a login, and outlives a partner that does not answer', async () => {
    const answer = await shop.pick(buyer, 'netease-1003');
    const { ticket } = answer;
    const profile = await shop.product.call('getProfile', {}, { token: ticket, ticket });
    expect(profile.code).toBe('1024');
    await shop.setState('netease', 'down');
    expect((await shop.bindWith(buyer, answer)).code).toBe('2134');
    await shop.setState('netease', 'up');
    expect((await shop.bindWith(buyer, { ...answer, openId: '' })).code).toBe('4000');
    expect((await shop.bindWith(buyer, answer)).code).toBe('0000');
  });
});
