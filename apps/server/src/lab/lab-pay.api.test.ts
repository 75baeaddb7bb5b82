import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAlipay } from '../../test/alipay-kit.ts';
import { freePort } from '../../test/cluster.ts';
import { startProduct, type TestProduct } from '../../test/kit.ts';

let kit: Awaited<ReturnType<typeof startAlipay>>;
let product: TestProduct;
let goodsCode: string;
beforeAll(async () => {
  // The provider's real retry intervals: what is not sent at once is sent when a test says so.
  kit = await startAlipay({ SANDBOX_TIME_SCALE: '1' });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  product = await startProduct({ SANDBOX_PORT: String(kit.sandbox.port), PUBLIC_ORIGIN: origin });
  await product.app.listen({ host: '127.0.0.1', port });
  const { data } = await product.call('listPackages', { market: 'android' }, { clientType: 'Android' });
  goodsCode = String(data.data.find(({ renewType }) => renewType !== 'RENEWABLE')?.refGoodsCode);
});
afterAll(async () => {
  await product.stop();
  kit.stop();
});
afterEach(() => sandbox({ fault: 'none' }));

async function order(payChannel: 'aliPay' | 'wechat' = 'aliPay', isToScan = false) {
  const { token } = await product.lab<{ token: string }>('POST', '/users', {});
  const headers = { token, clientType: 'Android' };
  const input = { goodsCode, payChannel, sellingChannelId: 2 } as const;
  const made = isToScan
    ? await product.call('createQr', { ...input, renew: 0 }, headers)
    : await product.call('createPurchaseH5', input, headers);
  if (made.code !== '0000') throw new Error(made.body);
  const { orderNo } = made.data;
  const status = async () => (await product.call('getPayStatus', { orderNo }, headers)).data.payStatus;
  return { orderNo, status, headers };
}
interface Played {
  code?: string;
  status: string;
  sent: Array<{ answer: string; isGenuine: boolean }>;
}
const pay = (orderNo: string, outcome: string, notify?: string) =>
  product.lab<Played>('POST', '/pay', { orderNo, outcome, ...(notify ? { notify } : {}) });
const sandbox = (fault: object) =>
  product.lab<{ fault: string }>('POST', '/sandbox', { provider: 'alipay', ...fault });
const answersOf = ({ sent }: { sent: Array<{ answer: string }> }) => sent.map(({ answer }) => answer);
const violations = async () => (await product.lab<{ violations: unknown[] }>('GET', '/verify')).violations;

describe('outcomes of a payment', () => {
  it('[B-102] paid, notified once: the order is fulfilled when the call answers', async () => {
    const { orderNo, status } = await order();
    expect(await status()).toBe('WAIT');
    const played = await pay(orderNo, 'paid');
    expect(played).toMatchObject({ orderNo, paymentNo: orderNo, status: 'TRADE_SUCCESS' });
    expect(answersOf(played)).toEqual(['success']);
    expect(await status()).toBe('PAID');
  });

  it('[B-102] paid, notified twice: both are acknowledged, one is settled', async () => {
    const { orderNo, status } = await order();
    expect(answersOf(await pay(orderNo, 'paid', 'twice'))).toEqual(['success', 'success']);
    expect(await status()).toBe('PAID');
    expect(await violations()).toEqual([]);
  });

  it('[B-102] paid, the notification dropped: nothing arrives, however long one waits', async () => {
    const { orderNo, status } = await order();
    expect(answersOf(await pay(orderNo, 'paid', 'drop'))).toEqual([]);
    expect(answersOf(await kit.deliver())).toEqual([]);
    expect(await status()).toBe('WAIT');
  });

  it('[B-102] paid, every notification tampered with: each is refused and nothing changes', async () => {
    const { orderNo, status } = await order();
    const played = await pay(orderNo, 'paid', 'tampered');
    expect(played.sent).toHaveLength(7);
    expect(new Set(answersOf(played))).toEqual(new Set(['fail']));
    expect(await status()).toBe('WAIT');
  });

  it('[B-102] paid, notified late: by the first repeat', async () => {
    const { orderNo, status } = await order();
    expect(answersOf(await pay(orderNo, 'paid', 'late'))).toEqual([]);
    expect(await status()).toBe('WAIT');
    expect(answersOf(await kit.deliver())).toEqual(['success']);
    expect(await status()).toBe('PAID');
  });

  it('[B-102] failed: still open, and can be paid later', async () => {
    const { orderNo, status } = await order();
    expect(await pay(orderNo, 'failed')).toMatchObject({ status: 'WAIT_BUYER_PAY', sent: [] });
    expect(await status()).toBe('WAIT');
    await pay(orderNo, 'paid');
    expect(await status()).toBe('PAID');
  });

  it('[B-102] closed: it can no longer be paid', async () => {
    const { orderNo } = await order();
    expect(await pay(orderNo, 'closed')).toMatchObject({ status: 'TRADE_CLOSED' });
    expect(await pay(orderNo, 'paid')).toMatchObject({ code: '4090' });
  });

  it('lists the newest orders with their payments', async () => {
    const { orderNo } = await order();
    const [newest] = await product.lab<unknown[]>('GET', '/orders');
    expect(newest).toMatchObject({ orderNo, payments: [{ paymentNo: orderNo, state: 'open' }] });
  });

  it.each([
    [{ orderNo: '26111509100000042', outcome: 'paid' }, '4040'],
    [{ orderNo: 'nonsense', outcome: 'paid' }, '4040'],
    [{ orderNo: '1', outcome: 'stolen' }, '4000'],
    [{ orderNo: '1', outcome: 'paid', notify: 'never' }, '4000'],
    [{ outcome: 'paid' }, '4000'],
    [{ orderNo: '1', outcome: 'paid', provider: 'Alipay' }, '4000'],
    [{ orderNo: '1', outcome: 'paid', provider: 'apple' }, '4000'],
  ])('%j is refused with %s', async (body, code) => {
    expect(await product.lab('POST', '/pay', body)).toMatchObject({ code });
  });
});

describe('any wallet', () => {
  it('[B-102] WeChat: paid and notified twice, by its own provider name', async () => {
    const { orderNo, status } = await order('wechat');
    const played = await pay(orderNo, 'paid', 'twice');
    expect(played).toMatchObject({ status: 'SUCCESS', sent: [{ httpStatus: 200 }, { httpStatus: 200 }] });
    expect(await status()).toBe('PAID');
  });

  it.each(['aliPay', 'wechat'] as const)(
    '[B-102] %s, by a code that was not scanned: the trade begins when it is played',
    async (payChannel) => {
      const { orderNo, status } = await order(payChannel, true);
      expect(await pay(orderNo, 'failed')).toMatchObject({ orderNo, paymentNo: orderNo, sent: [] });
      expect(await status()).toBe('WAIT');
      expect((await pay(orderNo, 'paid')).sent).toMatchObject([{ httpStatus: 200 }]);
      expect(await status()).toBe('PAID');
      expect(await violations()).toEqual([]);
    },
  );

  it('[B-102] a provider that does not answer begins no trade: reported so, and can be retried', async () => {
    const wechat = (fault: string) => product.lab('POST', '/sandbox', { provider: 'wechat', fault });
    const { orderNo } = await order('wechat', true);
    await wechat('http500');
    expect(await pay(orderNo, 'paid')).toMatchObject({ code: '5030' });
    await wechat('none');
    expect(await pay(orderNo, 'paid')).toMatchObject({ status: 'SUCCESS' });
  });

  it('[B-102] is chosen by payment if an order has several: both are paid, one is refunded', async () => {
    const { orderNo, headers, status } = await order('wechat');
    await product.call('payOrder', { orderNo, payChannel: 'aliPay' }, headers);
    for (const provider of ['alipay', 'wechat']) {
      const played = await product.lab<Played>('POST', '/pay', { orderNo, provider, outcome: 'paid' });
      expect(played.sent).toMatchObject([{ httpStatus: 200 }]);
    }
    expect(await status()).toBe('PAID');
    expect(await violations()).toEqual([]);
    const trade = await fetch(`${kit.sandbox.url}/wechat/control/trades/${orderNo}`);
    expect(await trade.json()).toMatchObject({ status: 'REFUND', refundedFen: 2_500 });
  });

  it.each(['alipay', 'aliPay'])(
    '[B-102] is called %s, whether clients pay by it or not',
    async (provider) => {
      expect(await sandbox({ provider, fault: 'drop' })).toMatchObject({ fault: 'drop' });
      const { orderNo } = await order();
      const played = await product.lab('POST', '/pay', { orderNo, provider, outcome: 'paid' });
      expect(played).toMatchObject({ status: 'TRADE_SUCCESS', sent: [] });
    },
  );

  it('[B-102] a fault of one does not affect another', async () => {
    await product.lab('POST', '/sandbox', { provider: 'wechat', fault: 'drop' });
    const [quiet, received] = [await order('wechat'), await order()];
    expect(answersOf(await pay(quiet.orderNo, 'paid'))).toEqual([]);
    expect(answersOf(await pay(received.orderNo, 'paid'))).toEqual(['success']);
    await product.lab('POST', '/sandbox', { provider: 'wechat', fault: 'none' });
  });
});

describe('faults of the provider', () => {
  it.each([
    ['none', ['success']],
    ['duplicate', ['success', 'success']],
    ['drop', []],
    ['delay', []],
    ['tamper', ['fail', 'fail', 'fail', 'fail', 'fail', 'fail', 'fail']],
    ['amount', ['fail']],
  ])('[B-102] %s', async (fault, answers) => {
    expect(await sandbox({ fault })).toMatchObject({ fault });
    const { orderNo, status } = await order();
    expect(answersOf(await pay(orderNo, 'paid'))).toEqual(answers);
    expect(await status()).toBe(answers.includes('success') ? 'PAID' : 'WAIT');
    await sandbox({ fault: 'none' });
    await kit.deliver();
    expect(await status()).toBe('PAID');
  });

  it('[B-102] reorder: the first is notified after the second', async () => {
    await sandbox({ fault: 'reorder' });
    const [first, second] = [await order(), await order()];
    expect(answersOf(await pay(first.orderNo, 'paid'))).toEqual([]);
    expect(answersOf(await pay(second.orderNo, 'paid'))).toEqual(['success', 'success']);
    expect(await first.status()).toBe('PAID');
  });

  it('[B-102] http500: the provider fails every query', async () => {
    const { orderNo } = await order();
    await pay(orderNo, 'paid', 'drop');
    await sandbox({ fault: 'http500' });
    await expect(kit.alipay.query('yujian', orderNo)).rejects.toThrow('alipay.trade.query failed');
    await sandbox({ fault: 'none' });
    await expect(kit.alipay.query('yujian', orderNo)).resolves.toMatchObject({ state: 'paid' });
  });

  it('[B-102] are listed for each, and cleared by a reset', async () => {
    const faults = () => product.lab<Record<string, { fault: string }>>('GET', '/sandbox');
    await sandbox({ fault: 'amount', amount: 2 });
    await product.lab('POST', '/sandbox', { provider: 'apple', fault: 'drop' });
    expect(await faults()).toEqual({
      alipay: { fault: 'amount', amount: '2.00' },
      wechat: { fault: 'none' },
      qihoo: { fault: 'none' },
      lenovo: { fault: 'none' },
      apple: { fault: 'drop' },
    });
    await product.lab('POST', '/reset', {});
    expect(new Set(Object.values(await faults()).map(({ fault }) => fault))).toEqual(new Set(['none']));
  });

  it.each([
    { provider: 'alipay', fault: 'storm' },
    { provider: 'nobody', fault: 'none' },
    { provider: 'apple', fault: 'http500' },
    { provider: 'alipay', fault: 'amount', amount: -1 },
  ])('%j is refused', async (body) => {
    expect(await product.lab('POST', '/sandbox', body)).toMatchObject({ code: '4000' });
  });
});

describe('a reset', () => {
  it('[B-102] forgets the money of deleted users', async () => {
    const { orderNo } = await order();
    await pay(orderNo, 'paid');
    await product.lab('POST', '/reset', {});
    expect(await kit.control('control/successes')).toEqual([]);
    expect(await product.lab('GET', '/orders')).toEqual([]);
    expect(await violations()).toEqual([]);
  });
});

describe('fraud holds', () => {
  const hold = (orderNo: string, act: string) =>
    product.lab<{ code?: string }>('POST', '/holds', { orderNo, act });
  const stateOf = async ({ orderNo, headers }: Awaited<ReturnType<typeof order>>) =>
    (await product.call('getOrder', { orderNo }, headers)).data.state;

  it.each([
    ['release', 'fulfilled'],
    ['refuse', 'refunding'],
  ])('[B-102] a marked order waits after payment: %s', async (act, state) => {
    const made = await order();
    expect(await hold(made.orderNo, 'mark')).toEqual({ orderNo: made.orderNo, act: 'mark' });
    expect((await hold(made.orderNo, 'mark')).code).toBe('4040');
    expect((await hold(made.orderNo, act)).code).toBe('4040');
    await pay(made.orderNo, 'paid');
    expect(await stateOf(made)).toBe('paid');
    await hold(made.orderNo, act);
    expect(['refunded', state]).toContain(await stateOf(made));
  });

  it.each(['mark', 'release', 'refuse'])('[B-102] an unknown order cannot be held: %s', async (act) => {
    expect((await hold('1', act)).code).toBe('4040');
  });
});
