import { withWayHome } from '../../lib/wechat-way-home.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { PayStart } from './checkout-machine.ts';
import type { OrderFacts } from './order-made.ts';

/** The cashier's body; WeChat's link gets the return address. */
export const goHome = async (
  api: Pick<Api, 'issueOrderTicket'>,
  orderNo: string,
  { body, wallet }: Extract<PayStart, { way: 'cashier' }>,
  facts: Pick<OrderFacts, 'returnPath' | 'origin' | 'clientType'>,
): Promise<string> => (wallet === 'wechat' ? withWayHome(api, orderNo, body, facts) : body);
