import { ensureAccount } from '../account.ts';
import { flowOf } from '../flow.ts';
import {
  ALIPAY,
  checkOrder,
  type MadeOrder,
  makeOrder,
  type OrderFact,
  pay,
  RAILS,
  WECHAT,
} from '../money.ts';
import type { Visit } from '../visit.ts';

const SHARE_NEVER_PAID = 0.15;
const SHARE_PAID_TWICE = 0.15;
const SHARE_GIVEN_BACK = 0.3;

/** Pays the same order with a second wallet; one of the payments is surplus and is refunded. */
async function payByAnother(visit: Visit, made: MadeOrder): Promise<void> {
  const { orderNo } = made.fact;
  const { clientType } = made.rail;
  if (made.rail.provider !== ALIPAY.provider) return;
  const input = { orderNo, payChannel: WECHAT.payChannel };
  if (!(await visit.tryTo('payOrder', input, { clientType }))) return;
  await pay(visit, { ...made, rail: WECHAT, body: '' }, `${orderNo}_2`);
}

async function giveBack(visit: Visit, { fact }: MadeOrder): Promise<void> {
  const asked = await visit.tryTo(
    'requestRefund',
    { orderNo: fact.orderNo, reason: '' },
    { clientType: fact.clientType },
  );
  if (asked) fact.least = 'refunding';
}

/** All payment methods: paid or not, notified in any order, paid twice, refunded. */
export const order = flowOf<OrderFact>({
  name: 'order',
  weight: 7,
  async play(visit) {
    const { chance } = visit;
    if (!(await ensureAccount(visit))) return;
    const made = await makeOrder(visit, chance.pick(RAILS));
    if (!made || chance.happens(SHARE_NEVER_PAID)) return;
    const isTwice = chance.happens(SHARE_PAID_TWICE);
    if (isTwice) await payByAnother(visit, made).catch(() => {});
    const isAcknowledged = await pay(visit, made);
    if (isAcknowledged && !isTwice && chance.happens(SHARE_GIVEN_BACK)) await giveBack(visit, made);
  },
  check: checkOrder,
});
