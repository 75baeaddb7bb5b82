import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest, startAlipay, startReceiver } from '../../../../test/alipay-kit.ts';
import { everyBrand } from '../../../../test/every-brand.ts';
import type { AlipayAccount } from '../../../config/alipay-config.ts';
import { NotificationRefused } from '../../../ports/payment-gateway.ts';
import { createFixedAccounts } from '../accounts.ts';
import { createAlipayGateway } from './alipay-gateway.ts';

let kit: Awaited<ReturnType<typeof startAlipay>>;
beforeAll(async () => {
  kit = await startAlipay();
}, 60_000);
afterAll(() => kit.stop());

async function paid(changes = {}) {
  const request = paymentRequest(changes);
  await kit.openWallet(await kit.alipay.start('app', request));
  const { sent } = await kit.outcome(request.paymentNo, 'paid');
  return { ...request, sent };
}
const bytes = (body: string, brand: 'yujian' | 'ddsp' = 'yujian') => ({
  brand,
  body: Buffer.from(body),
  headers: {},
});
const read = (body: string, brand?: 'yujian' | 'ddsp') => kit.alipay.readNotification(bytes(body, brand));
const changed = (body: string, change: (fields: URLSearchParams) => void) => {
  const fields = new URLSearchParams(body);
  change(fields);
  return fields.toString();
};

describe('a notification', () => {
  it('[B-050] is accepted by its signature and contains all compared fields', async () => {
    const { paymentNo } = await paid();
    const { appId, sellerId } = await kit.alipay.merchantOf('yujian');
    const { fact, notificationId } = await read(await kit.notification(paymentNo));
    expect(fact).toMatchObject({ brand: 'yujian', paymentNo, state: 'paid', fen: 2_500, currency: 'RMB' });
    expect(fact).toMatchObject({ appId, sellerId });
    expect(fact.tradeNo).toMatch(/^\d{28}$/);
    expect(Math.abs(Date.now() - (fact.paidAt?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(notificationId).toMatch(/^[0-9a-f]{34}$/);
    expect((await read(await kit.notification(paymentNo))).notificationId).toBe(notificationId);
  });

  it.each([
    ['amount', 'its signature is invalid'],
    ['key', 'its signature is invalid'],
    ['truncated', 'it has no sign'],
    ['weak', 'it is not signed by RSA2'],
    ['app', 'it is for another application'],
    ['seller', 'it is for another seller'],
    ['stale', 'it is stale'],
  ])('[B-050] forged by %s is refused: %s', async (forgery, why) => {
    const { paymentNo } = await paid();
    const failed = read(await kit.notification(paymentNo, forgery));
    await expect(failed).rejects.toThrow(why);
    await expect(failed).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('[B-050] of one brand is not valid for another', async () => {
    const { paymentNo } = await paid();
    await expect(read(await kit.notification(paymentNo), 'ddsp')).rejects.toThrow('its signature is invalid');
  });

  it.each([
    ['nothing', () => ''],
    ['not a form', () => '\u0000{"sign_type":"RSA2"}'],
    ['a repeated field', (body: string) => `${body}&total_amount=0.01`],
    ['an additional field', (body: string) => `${body}&more=1`],
    ['a missing field', (body: string) => changed(body, (fields) => fields.delete('subject'))],
    ['no signature', (body: string) => changed(body, (fields) => fields.delete('sign'))],
    [
      'an unknown signature method',
      (body: string) => changed(body, (fields) => fields.set('sign_type', 'X')),
    ],
    ['20,000 bytes', (body: string) => `${body}&x=${'x'.repeat(20_000)}`],
  ])('[B-050] with %s is refused', async (_case, change) => {
    const { paymentNo } = await paid();
    await expect(read(change(await kit.notification(paymentNo)))).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('answers with Alipay’s own words', () => {
    expect(kit.alipay.answers.accepted).toMatchObject({ status: 200, body: 'success' });
    expect(kit.alipay.answers.refused.body).toBe('fail');
    expect(kit.alipay.answers.failed.body).toBe('fail');
  });
});

describe('key changes', () => {
  const account = () => kit.control<AlipayAccount>('console/merchants/yujian');
  const change = (key: string) => kit.control<AlipayAccount>('console/merchants/yujian/keys', { key });
  const fixed = (merchant: AlipayAccount) =>
    createAlipayGateway({
      merchants: createFixedAccounts(everyBrand(merchant)),
      gateway: kit.gateway,
    });

  it('signatures by the provider’s new or old key are accepted while both are listed', async () => {
    const { paymentNo } = await paid();
    const before = await account();
    const byOldKey = await kit.notification(paymentNo);
    const after = await change('provider');
    const byNewKey = await kit.notification(paymentNo);
    expect(after.publicKeys).toHaveLength(2);
    const both = fixed(after);
    for (const body of [byOldKey, byNewKey]) {
      await expect(both.readNotification(bytes(body))).resolves.toMatchObject({ fact: { paymentNo } });
    }
    await expect(both.query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
    const left = fixed({ ...after, publicKeys: before.publicKeys.slice(0, 1) });
    await expect(left.readNotification(bytes(byNewKey))).rejects.toThrow('its signature is invalid');
    await expect(left.query('yujian', paymentNo)).rejects.toThrow('alipay.trade.query failed');
  });

  it('in the demo the console is read again when a signature becomes invalid', async () => {
    const { paymentNo } = await paid();
    await change('provider');
    await change('provider');
    await expect(read(await kit.notification(paymentNo))).resolves.toMatchObject({ fact: { paymentNo } });
    await change('application');
    await expect(kit.alipay.query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
    await change('provider');
    await change('provider');
    await expect(kit.alipay.query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
  });
});

describe('the schedule', () => {
  it('repeats under one id until the answer is exactly success', async () => {
    const receiver = await startReceiver((count) => {
      const answers = [{ status: 500, body: 'success!' }, { body: 'SUCCESS' }, { body: 'success' }];
      return answers[count - 1] ?? { body: 'too many' };
    });
    await paid({ notifyUrl: receiver.url });
    expect(receiver.bodies).toEqual([]);
    for (const _step of [1, 2, 3, 4]) await kit.deliver();
    receiver.stop();
    expect(receiver.bodies).toHaveLength(3);
    const ids = receiver.bodies.map((body) => new URLSearchParams(body).get('notify_id'));
    expect(new Set(ids).size).toBe(1);
  });

  it('gives up after the eighth', async () => {
    const receiver = await startReceiver(() => ({ body: 'fail' }));
    await paid({ notifyUrl: receiver.url });
    for (let step = 0; step < 12; step += 1) await kit.deliver();
    receiver.stop();
    expect(receiver.bodies).toHaveLength(8);
  });
});
