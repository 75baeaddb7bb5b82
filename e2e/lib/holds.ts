import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type LabUser, labOf } from './lab.ts';
import { moneyOf, playProvider } from './orders.ts';

/** Up to this many accounts on one device within a day need no review. */
const USUAL_ACCOUNTS = 10;

type Headers = Record<string, string>;

/** Makes a paid order that is held for review. */
export async function makeHeldOrder(request: APIRequestContext) {
  const user = await labOf(request).makeUser({ preset: 'newUser' });
  const { orderNo } = await moneyOf(request, user).makeOrder({});
  await decideOrder(request, orderNo, 'mark');
  await playProvider(request, orderNo);
  return { user, orderNo };
}

/** Marks an open order for review, or decides a held one. */
export async function decideOrder(
  request: APIRequestContext,
  orderNo: string,
  act: 'mark' | 'release' | 'refuse',
): Promise<void> {
  const answer = await request.post('/lab/api/holds', { data: { orderNo, act } });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Makes a user with an exchange that is held for review. */
export async function makeHeldExchange(request: APIRequestContext): Promise<LabUser> {
  const device = randomUUID();
  const exchange = async () => {
    const user = await labOf(request).makeUser({ points: 900 });
    const headers: Headers = { token: user.token, deviceid: device, clientType: 'Android' };
    const answer = await request.post('/centreapi/activity/shop/recharge', {
      headers,
      data: { id: 'vip-1' },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return user;
  };
  for (let n = 0; n < USUAL_ACCOUNTS; n += 1) await exchange();
  return exchange();
}
