import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetOrderKey, orderKeyFor } from '../../lib/order-key.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { wechatPayInput } from '../../platform/host/bridge/wechat-pay-input.ts';
import { addReturnAddress } from './add-return-address.ts';
import { confirmOrder } from './confirm-order.ts';
import { alipayOrderInfo } from './native-pay.ts';
import { currentPath } from './return-path.ts';

afterEach(forgetOrderKey);

describe('one order per choice', () => {
  it('[B-065] the same choice has the same key; another choice or a later day has another', () => {
    const choice = { goodsCode: 'a', payChannel: 'aliPay' };
    const key = orderKeyFor(choice, 0);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(orderKeyFor({ ...choice }, 60_000)).toBe(key);
    expect(orderKeyFor({ ...choice, payChannel: 'wechat' }, 60_000)).not.toBe(key);
    const again = orderKeyFor(choice, 120_000);
    expect(again).not.toBe(key);
    expect(orderKeyFor(choice, 120_000 + 600_000)).not.toBe(again);
  });

  it('[B-065] a paid choice can be bought again', () => {
    const key = orderKeyFor({ goodsCode: 'a' }, 0);
    forgetOrderKey();
    expect(orderKeyFor({ goodsCode: 'a' }, 0)).not.toBe(key);
  });
});

describe('the return address', () => {
  it.each([
    ['/next/simple_vip', '?ct=web&orderNo=26&ticket=t&token=s', '/next/simple_vip?ct=web'],
    ['/h5/next/simple_vip', '', '/h5/next/simple_vip'],
    ['/next/simple_vip', '?source=a%2F%2Fb', '/next/simple_vip?source=a%2F%2Fb'],
    ['/next/simple_vip', `?source=${'x'.repeat(600)}`, '/next/simple_vip'],
  ])('[B-076] of %s%s is %s', (pathname, search, path) => {
    expect(currentPath({ pathname, search })).toBe(path);
  });

  it('[B-076] WeChat’s link gets a redirect_url with order and ticket, Alipay’s body stays unchanged', async () => {
    const api = { issueOrderTicket: async () => ({ ticket: '1a.x', expiresIn: 1800 }) };
    const facts = {
      returnPath: '/next/simple_vip?ct=web',
      origin: 'https://m.own.example',
      clientType: 'tthj',
    };
    const link = 'https://pay.example/h5?prepay_id=1&redirect_url=https%3A%2F%2Fm.own.example%2F';
    const home = 'https://m.own.example/next/simple_vip?ct=web&orderNo=26&ticket=1a.x';
    const returned = await addReturnAddress(
      api,
      '26',
      { way: 'cashier', body: link, wallet: 'wechat' },
      facts,
    );
    expect(new URL(returned).searchParams.getAll('redirect_url')).toEqual([home]);
    expect(new URL(returned).searchParams.get('prepay_id')).toBe('1');
    expect(
      await addReturnAddress(api, '26', { way: 'cashier', body: '<form>', wallet: 'aliPay' }, facts),
    ).toBe('<form>');
    const without = { issueOrderTicket: () => Promise.reject(new ApiError('', '', 500)) };
    const plain = await addReturnAddress(
      without,
      '26',
      { way: 'cashier', body: link, wallet: 'wechat' },
      facts,
    );
    expect(decodeURIComponent(plain)).toContain('orderNo=26');
    expect(plain).not.toContain('ticket');
    const bare = { ...facts, returnPath: '' };
    const result = await addReturnAddress(api, '26', { way: 'cashier', body: link, wallet: 'wechat' }, bare);
    expect(new URL(result).searchParams.get('redirect_url')).toBe(
      'https://m.own.example/vip/pay-result?orderNo=26&ticket=1a.x&ct=tthj',
    );
  });
});

describe('the payment data for the app', () => {
  it('[B-068] has Alipay’s fields as one text, WeChat’s under its own names', () => {
    expect(alipayOrderInfo({ app_id: '1', biz_content: '{"a":"中"}', sign: 'x+/=' })).toBe(
      'app_id=1&biz_content=%7B%22a%22%3A%22%E4%B8%AD%22%7D&sign=x%2B%2F%3D',
    );
    const payInfo = { appid: 'a', partnerid: 'b', prepayid: 'c', packageValue: 'd', noncestr: 'e' };
    expect(wechatPayInput('26', { ...payInfo, timestamp: '7', sign: 's' })).toEqual({
      orderNo: '26',
      appId: 'a',
      partnerId: 'b',
      prepayId: 'c',
      package: 'd',
      nonceStr: 'e',
      timeStamp: '7',
      sign: 's',
    });
  });
});

describe('asking the server', () => {
  const confirm = (results: readonly string[], isClaimed: boolean) => {
    const checkOrder = vi.fn(async () => {
      const result = results[checkOrder.mock.calls.length - 1] ?? results.at(-1);
      if (result === 'lost') throw new ApiError('', '', 0);
      return { result, order: { state: result === 'closed' ? 'closed' : 'paying' } } as never;
    });
    const state = { kind: 'confirming', order: { orderNo: '26' }, isClaimed } as const;
    const checked = confirmOrder({ checkOrder, confirmApple: vi.fn() }, state, async () => {});
    return checked.then(({ result }) => [result, checkOrder.mock.calls.length]);
  };

  it('[B-074] checks again if the app says paid or there is no answer, and gives up in the end', async () => {
    expect(await confirm(['unpaid', 'paid'], true)).toEqual(['paid', 2]);
    expect(await confirm(['unpaid'], false)).toEqual(['unpaid', 1]);
    expect(await confirm(['unpaid'], true)).toEqual(['unpaid', 3]);
    expect(await confirm(['lost', 'checking', 'paid'], false)).toEqual(['paid', 3]);
    expect(await confirm(['lost'], false)).toEqual(['checking', 3]);
  });

  it.each([
    ['wechat', { wallet: 'wechat', isStore: false }],
    ['apple', { wallet: undefined, isStore: true }],
    [null, { wallet: undefined, isStore: false }],
  ])('[B-068] an order of %s is paid by %o', async (payChannel, known) => {
    const checkOrder = async () => ({ result: 'unpaid', order: { state: 'paying', payChannel } }) as never;
    const state = { kind: 'confirming', order: { orderNo: '26' }, isClaimed: false } as const;
    expect(await confirmOrder({ checkOrder, confirmApple: vi.fn() }, state)).toMatchObject(known);
  });

  it('[B-074] a signed transaction of the App Store is confirmed instead', async () => {
    const confirmApple = vi.fn(async () => ({ result: 'paid' }) as never);
    const state = { kind: 'confirming', order: { orderNo: '26', jws: 'a.b.c' }, isClaimed: true } as const;
    expect(await confirmOrder({ checkOrder: vi.fn(), confirmApple }, state)).toMatchObject({
      result: 'paid',
    });
    expect(confirmApple).toHaveBeenCalledWith({ orderNo: '26', jws: 'a.b.c' });
  });

  it.each([
    ['nobody answers', new ApiError('', '', 0), 3],
    ['the provider is busy', new ApiError('支付渠道繁忙，请稍后再试', '2103', 200), 3],
    ['the server is', new ApiError('服务繁忙，请稍后再试', '5030', 503), 3],
    ['the server says no', new ApiError('购买凭证无效，请重试或联系客服', '2114', 200), 1],
  ])('[B-073] the store’s signature is sent again while %s', async (_when, error, times) => {
    const confirmApple = vi.fn(() => Promise.reject(error));
    const state = { kind: 'confirming', order: { orderNo: '26', jws: 'a.b.c' }, isClaimed: true } as const;
    await expect(confirmOrder({ checkOrder: vi.fn(), confirmApple }, state, async () => {})).rejects.toBe(
      error,
    );
    expect(confirmApple).toHaveBeenCalledTimes(times);
  });
});
