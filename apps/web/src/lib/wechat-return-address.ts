import type { Api } from '../platform/api/api-type.ts';

const RESULT_PAGE = '/vip/pay-result';

interface Home {
  /** The internal path to return to; empty for the result page. */
  returnPath: string;
  /** Our origin as this browser sees it. */
  origin: string;
  clientType: string;
}

/**
 * Adds the return address to WeChat's link. It may open in a browser without a login, so it contains a ticket
 * that logs in there; a token must not be in an address that others see.
 */
export async function withReturnAddress(
  api: Pick<Api, 'issueOrderTicket'>,
  orderNo: string,
  link: string,
  { returnPath, origin, clientType }: Home,
): Promise<string> {
  // A client's own page implies its brand; the result page needs the client type.
  const ct = returnPath ? undefined : { ct: clientType };
  const homeWith = (values: Readonly<Record<string, string>>) =>
    withRedirect(link, homeAddress(origin, returnPath || RESULT_PAGE, { orderNo, ...values, ...ct }));
  // Inside WeChat the cashier is an internal page in this browser.
  if (new URL(link).origin === origin) return homeWith({});
  // Without a ticket the user has to log in again, but can still pay.
  const { ticket } = await api.issueOrderTicket({ orderNo }).catch(() => ({ ticket: undefined }));
  return homeWith(ticket ? { ticket } : {});
}

/** WeChat returns to the address in its link; the server's value has no ticket. */
function withRedirect(link: string, home: string): string {
  const url = new URL(link);
  url.searchParams.set('redirect_url', home);
  return url.href;
}

/** The return address with the order number. */
function homeAddress(origin: string, path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
