import type { Api } from '../../lib/api.ts';
import type { PayStart } from './checkout-machine.ts';
import type { OrderFacts } from './create-order.ts';
import { homeAddress, withRedirect } from './way-home.ts';

const RESULT_PAGE = '/vip/pay-result';

/** The cashier's body; WeChat's link is told the way home, which may open in a browser that does not know the payer. */
export async function goHome(
  _api: Api,
  orderNo: string,
  { body, wallet }: Extract<PayStart, { way: 'cashier' }>,
  { returnPath }: OrderFacts,
): Promise<string> {
  if (wallet !== 'wechat') return body;
  return withRedirect(body, homeAddress(window.location.origin, returnPath || RESULT_PAGE, { orderNo }));
}
