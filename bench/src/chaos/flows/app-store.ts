import { ensureAccount } from '../account.ts';
import { flowOf } from '../flow.ts';
import { checkOrder, type OrderFact } from '../money.ts';
import type { Visit } from '../visit.ts';

const IPHONE = { clientType: 'ios_rrsp_jzsp' };
const CHANNEL = 1;
const PLANS = ['once', 'twice', 'drop', 'tampered', 'late'] as const;
const SHARE_CONFIRMED = 0.7;
const SHARE_TAKEN_BACK = 0.3;

/** The store sends its notification in a random way. */
async function happen(visit: Visit, orderNo: string, event: string): Promise<void> {
  await visit.lab('/apple/event', { orderNo, event, notify: visit.chance.pick(PLANS) });
}

/** App Store purchases: confirmed by the app, by a notification, or both; some are refunded later. */
export const appStore = flowOf<OrderFact>({
  name: 'app store',
  weight: 3,
  async play(visit) {
    const { chance, person, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const goods = stage.demo.goods[IPHONE.clientType] ?? [];
    const renewable = goods.find((code) => /_auto_month$/.test(code) && !/plus/.test(code));
    const goodsId = (chance.happens(0.4) ? renewable : goods[0]) ?? '';
    const input = { goodsId, payChannel: 'apple', sellingChannelId: CHANNEL } as const;
    const made = await visit.tryTo('createPurchase', input, IPHONE);
    if (!made) return;
    const { orderNo } = made.data;
    const fact = visit.record<OrderFact>({
      token: person.token ?? '',
      ...IPHONE,
      orderNo,
      paid: true,
      least: 'made',
    });
    const { jws } = await visit.lab<{ jws: string }>('/apple/purchase', {
      orderNo,
      notify: chance.pick(PLANS),
    });
    if (chance.happens(SHARE_CONFIRMED)) {
      if (await visit.tryTo('confirmApple', { orderNo, jws }, IPHONE)) fact.least = 'settled';
    }
    if (chance.happens(SHARE_TAKEN_BACK)) await happen(visit, orderNo, chance.pick(['REFUND', 'REVOKE']));
    else if (goodsId === renewable) await happen(visit, orderNo, 'DID_RENEW');
  },
  check: checkOrder,
});
