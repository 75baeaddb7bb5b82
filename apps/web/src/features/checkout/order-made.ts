import type { CallOutput } from '@juban/contract/schemas';
import type { Wallet } from '../../lib/package-wallets.ts';
import type { PendingOrder } from '../../lib/pending-order.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { PayStart } from './checkout-machine.ts';

/** Data for creating an order besides the goods. */
export interface OrderFacts {
  source: string;
  fromPath: string;
  oaid: string;
  clientType: string;
  /** The internal path that a cashier returns to; empty for the result page. */
  returnPath: string;
  /** Our origin as this browser sees it. */
  origin: string;
  /** Paying natively leaves the page, and its address is opened again afterwards. */
  leavesToPay: boolean;
}

export interface Made {
  order: PendingOrder;
  start: PayStart;
}

type Bodies = Pick<CallOutput<'createPurchaseH5'>, 'aliOrderVO' | 'wexinOrderVO'>;

export function cashierOf(answer: Bodies, wallet: Wallet): PayStart {
  const body = (wallet === 'wechat' ? answer.wexinOrderVO : answer.aliOrderVO)?.body;
  if (!body) throw new ApiError('', '', 500);
  return { way: 'cashier', body, wallet };
}
