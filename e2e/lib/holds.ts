import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type LabUser, labOf } from './lab.ts';
import { moneyOf, playProvider } from './orders.ts';

/** So many accounts of one device are usual within a day. */
const USUAL_ACCOUNTS = 10;

type Headers = Record<string, string>;

/** What one more account does with a device that was seen with as many as are usual: it is held. */
async function afterMany<Made>(
  make: (device: string, user: LabUser) => Promise<Made>,
  newUser: () => Promise<LabUser>,
) {
  const device = randomUUID();
  for (let n = 0; n < USUAL_ACCOUNTS; n += 1) await make(device, await newUser());
  const user = await newUser();
  return { user, made: await make(device, user) };
}

/** An order that is paid and held for review. */
export async function makeHeldOrder(request: APIRequestContext) {
  const order = (oaid: string, user: LabUser) => moneyOf(request, user).makeOrder({ oaid });
  const { user, made } = await afterMany(order, () => labOf(request).makeUser({ preset: 'newUser' }));
  await playProvider(request, made.orderNo);
  return { user, orderNo: made.orderNo };
}

/** Somebody with an exchange that is held for review. */
export async function makeHeldExchange(request: APIRequestContext): Promise<LabUser> {
  const exchange = async (deviceid: string, { token }: LabUser) => {
    const headers: Headers = { token, deviceid, clientType: 'Android' };
    const answer = await request.post('/centreapi/activity/shop/recharge', {
      headers,
      data: { id: 'vip-1' },
    });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const { user } = await afterMany(exchange, () => labOf(request).makeUser({ points: 900 }));
  return user;
}
