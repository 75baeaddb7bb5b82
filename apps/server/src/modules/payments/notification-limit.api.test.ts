import { CODES } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Checkout, MONTH, startCheckout } from '../../../test/order-kit.ts';
import { RATE_LIMITS } from '../../ports/rate-limits.ts';

const { points, seconds } = RATE_LIMITS.forgedNotificationsByAddress;
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
const PROVIDER = '198.51.100.1';
const LOGGED = 'payment notification refused';

let checkout: Checkout;
let paid: string;
beforeAll(async () => {
  checkout = await startCheckout();
  const paymentNo = await checkout.order(await checkout.makePayer());
  paid = checkout.alipay.write('yujian', { paymentNo, fen: MONTH.fen });
});
afterAll(() => checkout.stop());

const post = (remoteAddress: string, payload: string, type = FORM) =>
  checkout.product.app.inject({
    method: 'POST',
    url: '/pay/notify/alipay/yujian',
    payload,
    remoteAddress,
    headers: { 'content-type': type },
  });
const forged = () => `${paid}&receipt_amount=1`;
const countLogged = () => checkout.product.logs.filter((line) => line.includes(LOGGED)).length;

describe('the notification endpoint', () => {
  it('[B-052] ignores further messages of an address with repeated invalid signatures', async () => {
    const answers: string[] = [];
    for (let turn = 0; turn <= points; turn += 1) answers.push((await post('203.0.113.7', forged())).body);
    expect(new Set(answers)).toEqual(new Set(['fail']));
    const logged = countLogged();
    for (const body of [forged(), paid]) {
      const refused = await post('203.0.113.7', body);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: '4290', msg: CODES['4290'].msg });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 60);
    }
    expect(countLogged()).toBe(logged);
    expect((await post(PROVIDER, paid)).body).toBe('success');
  });

  it('[B-052] never limits a provider with valid signatures, whatever its messages contain', async () => {
    const paymentNo = await checkout.order(await checkout.makePayer());
    const odd = checkout.alipay.write('yujian', { paymentNo, fen: 1 });
    const bodies: string[] = [];
    for (let turn = 0; turn <= points * 2; turn += 1)
      bodies.push((await post(PROVIDER, odd)).body, (await post(PROVIDER, paid)).body);
    expect(new Set(bodies)).toEqual(new Set(['fail', 'success']));
    expect(bodies.filter((body) => body === 'success')).toHaveLength(points * 2 + 1);
  });

  it.each([
    ['another type', 'text/plain'],
    ['no form of ours', 'multipart/form-data; boundary=x'],
  ])('[B-052] reads no body of %s', async (_case, type) => {
    const logged = countLogged();
    const refused = await post('203.0.113.9', paid, type);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: '4000' });
    expect(countLogged()).toBe(logged);
  });
});
