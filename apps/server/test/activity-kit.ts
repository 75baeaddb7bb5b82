import type { CallInput } from '@juban/contract';
import { expect } from 'vitest';
import { newPhone } from './kit.ts';
import type { Buyer } from './shop-kit.ts';
import { startUnionShop } from './union-kit.ts';
import { untilDelivered } from './until-delivered.ts';

export interface Claimer extends Buyer {
  mobile: string;
}

export const ADDRESS = {
  address: '临屿市望潮区灯塔路 18 号 3 幢 1206 室',
  consignee: '林有鹿',
  phone: '13800162947',
};

export type Activities = Awaited<ReturnType<typeof startActivities>>;

/** A shop with helpers for tests of activities; one purchase is 31 days. */
export async function startActivities(env: Record<string, string> = {}) {
  const shop = await startUnionShop(env);
  const { product, as } = shop;

  const info = async (claimer: Claimer, activity = '') =>
    (await product.call('getActivityInfo', { activity }, as(claimer))).data;

  async function makeClaimer(purchases = 0): Promise<Claimer> {
    const wanted = { mobile: newPhone() };
    const user = await product.lab<{ id: string; token: string; mobile: string }>('POST', '/users', wanted);
    const claimer = { ...user, id: Number(user.id) };
    for (let turn = 0; turn < purchases; turn += 1) await shop.buy(claimer);
    return claimer;
  }

  return {
    ...shop,
    info,
    makeClaimer,
    item: async (claimer: Claimer, itemId: string) => {
      const [activity = ''] = itemId.split(/-(?=[a-z]+-(?:week|month|season|year)$)/);
      const { list } = await info(claimer, activity);
      const found = list.flatMap(({ itemList }) => itemList).find(({ id }) => id === itemId);
      if (!found) throw new Error(`no item ${itemId}`);
      return found;
    },
    claim: (claimer: Claimer, itemId: string, change: Partial<CallInput<'claimActivityReward'>> = {}) =>
      product.call('claimActivityReward', { itemId, ...change }, as(claimer)),
    submit: (claimer: Claimer, change: object = {}) =>
      product.call('submitActivityAddress', { ...ADDRESS, ...change }, as(claimer)),
    /** By a code that was sent to it. */
    async prove(claimer: Claimer, mobile: string): Promise<void> {
      const code = await shop.sendCode(mobile);
      expect((await product.call('verifyCaptcha', { mobile, code }, as(claimer))).code).toBe('0000');
    },
    setClock: (change: object) => product.lab<{ now: number }>('POST', '/clock', change),
    leave: (itemId: string, left: number) => product.lab('POST', '/stock', { itemId, left }),
    /** The partner's grants for a user's claims, once all are delivered. */
    async givenTo({ id }: Claimer, partner: string) {
      await untilDelivered(product, `partner:activity:${id}:`);
      const grants = await shop.grants(partner);
      return grants.filter(({ key }) => key.startsWith(`partner:activity:${id}:`));
    },
    expectHealthy: product.expectHealthy,
  };
}
