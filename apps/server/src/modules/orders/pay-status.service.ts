import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { paymentTexts } from '@juban/contract/texts/payment';
import { OPEN_ORDER_STATES, type OrderState, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { createPolledReads } from '../../lib/polled-reads.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import { readOrderStates } from './pay-status.repository.ts';

type PayStatus = CallOutput<'getPayStatus'>['payStatus'];

export type PayStatusService = ReturnType<typeof createPayStatusService>;

/** Whether orders are paid, for all waiting screens: from memory, refreshed by one query a second. */
export function createPayStatusService({ db, clock }: { db: Db; clock: Clock }) {
  const states = createPolledReads<OrderState>({
    read: (orderNos) => readOrderStates(db, orderNos),
    now: () => clock.realNow().getTime(),
    isFinal: (state) => !OPEN_ORDER_STATES.includes(state),
  });

  return {
    /** The caller decides who may see it; another user's order is like one that does not exist. */
    async read(userId: number, orderNo: string): Promise<{ payStatus: PayStatus }> {
      const state = ownerOf(orderNo) === userId ? await states.get(orderNo) : undefined;
      if (!state) throw new Refusal(CODE.notFound, { msg: paymentTexts.unknownOrder });
      return { payStatus: payStatusOf(state) };
    },

    /** Moved by this process: the next poll need not wait for the round. */
    forget: states.forget,

    refresh: states.refresh,
  };
}

export function payStatusOf(state: OrderState): PayStatus {
  if (state === 'closed') return 'CLOSED';
  return OPEN_ORDER_STATES.includes(state) ? 'WAIT' : 'PAID';
}
