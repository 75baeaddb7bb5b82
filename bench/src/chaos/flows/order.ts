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

/** The other wallet is opened for the same order and pays as well: one of both is too much and goes back. */
async function payByAnother(visit: Visit, made: MadeOrder): Promise<void> {
  const { orderNo } = made.fact;
  const { clientType } = made.rail;
  if (made.rail.room !== ALIPAY.room) return;
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

/** Every rail: made, paid or not, told in every order, paid twice, given back. */
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
    const isHeard = await pay(visit, made);
    if (isHeard && !isTwice && chance.happens(SHARE_GIVEN_BACK)) await giveBack(visit, made);
  },
  check: checkOrder,
});
