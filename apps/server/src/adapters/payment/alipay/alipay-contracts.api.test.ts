import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest, startAlipay, startReceiver } from '../../../../test/alipay-kit.ts';
import type { ContractSigning } from '../../../ports/payment-gateway.ts';
import { NotificationRefused } from '../../../ports/payment-gateway.ts';

const ORIGIN = 'http://127.0.0.1:9';
const DAY_MS = 86_400_000;
let kit: Awaited<ReturnType<typeof startAlipay>>;
beforeAll(async () => {
  kit = await startAlipay();
}, 60_000);
afterAll(() => kit.stop());

const dayIn = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

function signingOf(changes: Partial<ContractSigning> = {}): ContractSigning {
  const contractNo = `C2611150910${String(randomInt(10_000_000)).padStart(7, '0')}42`;
  const period = { unit: 'month', count: 1 } as const;
  return { contractNo, family: 'vip', period, fen: 1_900, firstChargeDay: dayIn(3), ...changes };
}
/** A contract whose first payment is made and whose first charge can already be made. */
async function signed(changes: Partial<ContractSigning> = {}, more = {}, notify = 'drop') {
  const contract = signingOf(changes);
  const request = paymentRequest({ contract, ...more });
  await kit.openWallet(await kit.alipay.start('app', request));
  await kit.outcome(request.paymentNo, 'paid', notify);
  const { externalNo = '' } = await kit.contracts.queryContract('yujian', contract.contractNo);
  return { ...contract, externalNo };
}
type Signed = Awaited<ReturnType<typeof signed>>;
const query = ({ contractNo }: { contractNo: string }) => kit.contracts.queryContract('yujian', contractNo);
const chargeOf = ({ contractNo, externalNo, fen }: Signed, changes = {}) => ({
  ...{ brand: 'yujian' as const, contractNo, externalNo, fen, title: '连续包月' },
  ...{ paymentNo: paymentRequest().paymentNo, notifyUrl: `${ORIGIN}/pay/notify/alipay/yujian` },
  ...changes,
});
const agreement = <Result>({ contractNo }: { contractNo: string }, path = '', body?: object) =>
  kit.control<Result>(`control/agreements/${contractNo}${path}`, body);
const noticeOf = async (contract: { contractNo: string }, search: string) =>
  (await agreement<{ body: string }>(contract, `/notification?${search}`)).body;
const bytes = (body: string, brand: 'yujian' | 'ddsp' = 'yujian') => ({
  brand,
  body: Buffer.from(body),
  headers: {},
});
const read = (body: string, brand?: 'yujian' | 'ddsp') =>
  kit.contracts.readContractNotification(bytes(body, brand));

describe('signing with the first payment', () => {
  it.each(['h5', 'page'] as const)(
    '[B-075] %s: a link to a landing page that shows what is signed',
    async (method) => {
      const contract = signingOf();
      const start = await kit.alipay.start(method, paymentRequest({ contract }));
      if (!('body' in start)) throw new Error('no link');
      expect(new URL(start.body).origin).toBe(new URL(kit.gateway).origin);
      const page = await (await fetch(start.body)).text();
      for (const words of ['同意协议并支付', '每 1 个月 ¥19.00', contract.contractNo]) {
        expect(page).toContain(words);
      }
    },
  );

  it('qr: a code that opens the same', async () => {
    const start = await kit.alipay.start('qr', paymentRequest({ contract: signingOf() }));
    if (start.method !== 'qr') throw new Error('no code');
    expect(await (await fetch(start.qrContent)).text()).toContain('同意协议并支付');
  });

  it('[B-069] a charge on the 29th to 31st is registered for the 28th, which every month has', async () => {
    const start = await kit.alipay.start(
      'h5',
      paymentRequest({ contract: signingOf({ firstChargeDay: '2090-01-31' }) }),
    );
    if (!('body' in start)) throw new Error('no link');
    expect(await (await fetch(start.body)).text()).toContain('2090-01-28');
  });

  it('absent until the payer has paid, then signed under the provider’s number', async () => {
    const contract = signingOf();
    const request = paymentRequest({ contract });
    await kit.openWallet(await kit.alipay.start('app', request));
    expect(await query(contract)).toEqual({
      brand: 'yujian',
      contractNo: contract.contractNo,
      state: 'absent',
    });
    await kit.outcome(request.paymentNo, 'paid', 'drop');
    const fact = await query(contract);
    expect(fact).toMatchObject({ state: 'signed', externalNo: expect.stringMatching(/^\d{20}$/) });
    expect(fact.signedAt).toBeInstanceOf(Date);
    expect(await kit.contracts.queryContract('ddsp', contract.contractNo)).toMatchObject({ state: 'absent' });
  });
});

describe('charging', () => {
  it('[B-069] charges once per number, however often it is requested', async () => {
    const charge = chargeOf(await signed());
    const facts = [];
    for (const _time of [1, 2, 3]) facts.push(await kit.contracts.charge(charge));
    const { appId, sellerId } = await kit.alipay.merchantOf('yujian');
    for (const fact of facts) {
      expect(fact).toMatchObject({ state: 'paid', fen: 1_900, currency: 'RMB', appId, sellerId });
      expect(fact.tradeNo).toBe(facts[0]?.tradeNo);
    }
    expect(await kit.alipay.query('yujian', charge.paymentNo)).toMatchObject({ state: 'paid' });
  });

  it('20 concurrent requests charge once', async () => {
    const charge = chargeOf(await signed());
    const facts = await Promise.all(Array.from({ length: 20 }, () => kit.contracts.charge(charge)));
    expect(new Set(facts.map(({ state, tradeNo }) => `${state} ${tradeNo}`)).size).toBe(1);
  });

  it.each([
    ['a second time in one period', async (contract: Signed) => kit.contracts.charge(chargeOf(contract))],
    [
      'after unsigning',
      async ({ contractNo, externalNo }: Signed) => kit.contracts.unsign('yujian', contractNo, externalNo),
    ],
    ['after unsigning in the wallet', async (contract: Signed) => agreement(contract, '/unsign', {})],
    ['without money', async (contract: Signed) => agreement(contract, '/purse', { purse: 'empty' })],
  ])('[B-069] %s it is refused for good, and no money moves', async (_case, before) => {
    const contract = await signed();
    await before(contract);
    const charge = chargeOf(contract);
    expect(await kit.contracts.charge(charge)).toEqual({
      brand: 'yujian',
      paymentNo: charge.paymentNo,
      state: 'closed',
    });
    expect((await kit.alipay.query('yujian', charge.paymentNo)).state).not.toBe('paid');
  });

  it('[B-069] earlier than 5 days before its day, or for more than was signed: refused', async () => {
    const early = await signed({ firstChargeDay: dayIn(20).slice(8) > '28' ? dayIn(24) : dayIn(20) });
    expect(await kit.contracts.charge(chargeOf(early))).toMatchObject({ state: 'closed' });
    const tooExpensive = chargeOf(await signed(), { fen: 1_901 });
    expect(await kit.contracts.charge(tooExpensive)).toMatchObject({ state: 'closed' });
  });

  it('[B-069] a slow bank: open, and after unsigning never paid', async () => {
    const contract = await signed();
    await agreement(contract, '/purse', { purse: 'slow' });
    const charge = chargeOf(contract);
    expect(await kit.contracts.charge(charge)).toMatchObject({ state: 'open' });
    await kit.contracts.unsign('yujian', contract.contractNo, contract.externalNo);
    await expect(kit.outcome(charge.paymentNo, 'paid')).rejects.toThrow('ACQ.AGREEMENT_STATUS_NOT_NORMAL');
    expect(await kit.contracts.charge(charge)).toMatchObject({ state: 'closed' });
  });
});

describe('unsigning', () => {
  it('ends the contract, and answers the same when repeated', async () => {
    const { contractNo, externalNo } = await signed();
    for (const _time of [1, 2]) {
      expect(await kit.contracts.unsign('yujian', contractNo, externalNo)).toMatchObject({
        state: 'unsigned',
      });
    }
    expect(await query({ contractNo })).toMatchObject({ state: 'absent' });
  });
});

describe('their notifications', () => {
  it('report signing and unsigning under ids that repeats keep, and no payment', async () => {
    const contract = await signed();
    const { contractNo, externalNo } = contract;
    const sign = await read(await noticeOf(contract, 'status=NORMAL'));
    expect(sign?.fact).toMatchObject({ brand: 'yujian', contractNo, externalNo, state: 'signed' });
    expect((await read(await noticeOf(contract, 'status=NORMAL')))?.notificationId).toBe(
      sign?.notificationId,
    );
    await agreement(contract, '/unsign', {});
    const unsign = await read(await noticeOf(contract, 'status=UNSIGN'));
    expect(unsign?.fact).toMatchObject({ contractNo, externalNo, state: 'unsigned' });
    expect(unsign?.fact.unsignedAt).toBeInstanceOf(Date);
    expect(unsign?.notificationId).not.toBe(sign?.notificationId);
    const { paymentNo } = chargeOf(await signed());
    await kit.openWallet(await kit.alipay.start('app', paymentRequest({ paymentNo })));
    await kit.outcome(paymentNo, 'paid', 'drop');
    expect(await read(await kit.notification(paymentNo))).toBeUndefined();
  });

  it.each(['amount', 'key', 'app', 'seller', 'stale', 'weak', 'truncated'])(
    '[B-069] forged by %s are refused',
    async (forgery) => {
      const contract = await signed();
      const body = await noticeOf(contract, `status=UNSIGN&forgery=${forgery}`);
      const asPayment = () => kit.alipay.readNotification(bytes(body));
      await expect(
        read(body).then((word) => (word ? [] : asPayment().then(() => []))),
      ).rejects.toBeInstanceOf(NotificationRefused);
    },
  );

  it('of another brand are refused', async () => {
    const body = await noticeOf(await signed(), 'status=NORMAL');
    await expect(read(body, 'ddsp')).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('are sent to the address of the first payment, and repeated until acknowledged', async () => {
    const receiver = await startReceiver((count) => ({ body: count < 4 ? 'fail' : 'success' }));
    const { contractNo } = await signed({}, { notifyUrl: receiver.url }, 'once');
    for (const _step of [1, 2, 3, 4]) await kit.deliver();
    receiver.stop();
    const notifications = receiver.bodies.map((body) => new URLSearchParams(body));
    const signs = notifications.filter((fields) => fields.get('notify_type') === 'dut_user_sign');
    expect(signs.length).toBeGreaterThan(1);
    expect(new Set(signs.map((fields) => fields.get('notify_id'))).size).toBe(1);
    expect(signs[0]?.get('external_agreement_no')).toBe(contractNo);
  });
});
