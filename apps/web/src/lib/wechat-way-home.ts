import type { Api } from '../platform/api/api-type.ts';

const RESULT_PAGE = '/vip/pay-result';

interface Home {
  /** A path of ours that the cashier leads back to; empty for the result page. */
  returnPath: string;
  /** Ours, as this browser reaches it. */
  origin: string;
  clientType: string;
}

/**
 * WeChat's link is told the way home, which may open in a browser that does not know the payer: a ticket logs in there,
 * since a token must not stand in an address that others see.
 */
export async function withWayHome(
  api: Pick<Api, 'issueOrderTicket'>,
  orderNo: string,
  link: string,
  { returnPath, origin, clientType }: Home,
): Promise<string> {
  // A page of the client's own says whose it is; the result page would be the first brand's.
  const ct = returnPath ? undefined : { ct: clientType };
  const homeWith = (values: Readonly<Record<string, string>>) =>
    withRedirect(link, homeAddress(origin, returnPath || RESULT_PAGE, { orderNo, ...values, ...ct }));
  // Inside WeChat the cashier is a page of ours, in this very browser.
  if (new URL(link).origin === origin) return homeWith({});
  // Without a ticket the payer has to log in again, which is no reason not to let them pay.
  const { ticket } = await api.issueOrderTicket({ orderNo }).catch(() => ({ ticket: undefined }));
  return homeWith(ticket ? { ticket } : {});
}

/** WeChat's page sends the payer to where its address says; what the server wrote there knows of no ticket. */
function withRedirect(link: string, home: string): string {
  const url = new URL(link);
  url.searchParams.set('redirect_url', home);
  return url.href;
}

/** The address to come back to, with the order to look up. */
function homeAddress(origin: string, path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
