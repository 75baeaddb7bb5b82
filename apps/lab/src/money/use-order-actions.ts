import { useCallback } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { notify } from '../lib/notice.ts';
import { useAction } from '../lib/use-action.ts';
import { type NotifyPlan, OUTCOMES, type Outcome, type Review } from './money-kinds.ts';
import { type OwnOrder, orderApi } from './order-api.ts';

interface MoneyWorld {
  token: string;
  clientType: string;
  plan: NotifyPlan;
  refresh(): Promise<void>;
}

const outcomeName = (outcome: Outcome) => OUTCOMES.find(({ value }) => value === outcome)?.label ?? '';

/** All actions on orders, one at a time. */
export function useOrderActions({ token, clientType, plan, refresh }: MoneyWorld) {
  const [act, busy] = useAction(
    useCallback(
      async (work: () => Promise<unknown>, done: string) => {
        await work();
        notify(done);
        await refresh();
      },
      [refresh],
    ),
  );
  return {
    busy,
    make: () => act(() => orderApi.makeOrder(token, clientType), '已下单'),
    play: ({ orderNo }: OwnOrder, outcome: Outcome) =>
      act(() => labApi.pay({ orderNo, outcome, notify: plan }), `支付渠道那边：${outcomeName(outcome)}`),
    review: ({ orderNo }: OwnOrder, { value, label }: Review) =>
      act(() => labApi.hold({ orderNo, act: value }), `风控：${label}`),
    refund: ({ orderNo }: OwnOrder) => act(() => orderApi.askRefund(token, orderNo), '退款已受理'),
  };
}
