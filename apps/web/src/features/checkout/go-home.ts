import type { Api } from '../../lib/api.ts';
import type { PayStart } from './checkout-machine.ts';
import type { OrderFacts } from './order-made.ts';
import { homeAddress, withRedirect } from './way-home.ts';

const RESULT_PAGE = '/vip/pay-result';

/**
 * The cashier's body. WeChat's link is told the way home, which may open in a browser that does not know the payer: a
 * ticket logs in there, since a token must not stand in an address that others see.
 */
export async function goHome(
  api: Pick<Api, 'issueOrderTicket'>,
  orderNo: string,
  { body, wallet }: Extract<PayStart, { way: 'cashier' }>,
  { returnPath, origin, clientType }: Pick<OrderFacts, 'returnPath' | 'origin' | 'clientType'>,
): Promise<string> {
  if (wallet !== 'wechat') return body;
  // A page of the client's own says whose it is; the result page would be the first brand's.
  const ct = returnPath ? undefined : { ct: clientType };
  const homeWith = (values: Readonly<Record<string, string>>) =>
    withRedirect(body, homeAddress(origin, returnPath || RESULT_PAGE, { orderNo, ...values, ...ct }));
  // Inside WeChat the cashier is a page of ours, in this very browser.
  if (new URL(body).origin === origin) return homeWith({});
  // Without a ticket the payer has to log in again, which is no reason not to let them pay.
  const { ticket } = await api.issueOrderTicket({ orderNo }).catch(() => ({ ticket: undefined }));
  return homeWith(ticket ? { ticket } : {});
}
