import { refundInConsole } from '../../../../apps/server/test/refund-in-console.ts';
import { ensureAccount } from '../account.ts';
import { flowOf } from '../flow.ts';
import { buy, checkOrder, type OrderFact } from '../money.ts';
import { CLIENT_TYPE } from '../visit.ts';

const TYPE = 'HanXiMonthDelivery';
const GOODS = /_plus_month$/;

/** Buys VIP+, claims its gift, and refunds the payment in Alipay's console, which sends a notification. */
export const consoleRefund = flowOf<OrderFact>({
  name: 'console refund',
  weight: 2,
  async play(visit) {
    const { chance, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const goodsCode = stage.demo.goods[CLIENT_TYPE]?.find((code) => GOODS.test(code));
    const made = goodsCode === undefined ? undefined : await buy(visit, goodsCode);
    const choice = chance.pick(stage.demo.gifts[TYPE] ?? ['']);
    if (!made || !(await visit.tryTo('claimGift', { type: TYPE, choice }))) return;
    const { orderNo } = made.fact;
    const { fen } = await visit.sandbox<{ fen: number }>(`alipay/control/trades/${orderNo}`);
    await refundInConsole(stage.sandboxUrl, orderNo, fen);
    const notification = {
      provider: 'alipay',
      path: `trades/${orderNo}/notification`,
      onAcknowledged: () => {},
    } as const;
    await stage.line.send(stage.url, notification, chance);
  },
  check: checkOrder,
});
