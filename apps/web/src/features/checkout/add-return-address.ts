import { withReturnAddress } from '../../lib/wechat-return-address.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { PayStart } from './checkout-machine.ts';
import type { OrderFacts } from './order-made.ts';

/** The cashier's body; WeChat's link gets the return address. */
export const addReturnAddress = async (
  api: Pick<Api, 'issueOrderTicket'>,
  orderNo: string,
  { body, wallet }: Extract<PayStart, { way: 'cashier' }>,
  facts: Pick<OrderFacts, 'returnPath' | 'origin' | 'clientType'>,
): Promise<string> => (wallet === 'wechat' ? withReturnAddress(api, orderNo, body, facts) : body);
