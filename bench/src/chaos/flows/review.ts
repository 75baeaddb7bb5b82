import { ensureAccount } from '../account.ts';
import { flowOf } from '../flow.ts';
import { ALIPAY, checkOrder, makeOrder, type OrderFact, pay } from '../money.ts';

/** An order is marked for review, paid, and released or refused. */
export const review = flowOf<OrderFact>({
  name: 'review',
  weight: 2,
  async play(visit) {
    if (!(await ensureAccount(visit))) return;
    const made = await makeOrder(visit, ALIPAY);
    if (!made) return;
    const { fact } = made;
    const { orderNo } = fact;
    fact.mayBeHeld = true;
    // Another lane may have paid the order already.
    await visit.lab('/holds', { orderNo, act: 'mark' }).catch(() => {});
    if (!(await pay(visit, made))) return;
    const act = visit.chance.pick(['release', 'refuse'] as const);
    const isDecided = await visit.lab('/holds', { orderNo, act }).then(
      () => true,
      () => false,
    );
    if (!isDecided) return;
    fact.mayBeHeld = false;
    if (act === 'refuse') fact.least = 'refunding';
  },
  check: checkOrder,
});
