import { parseSearch } from '../../lib/search.ts';
import { ApiError, api } from '../api/api.ts';
import { getToken, setToken } from '../session/session.ts';

/** As long as a phone that comes back from another app may be without a line. */
const LINE_BACK_MS = 1_500;

let spending: Promise<void> | undefined;

/** Once a page. Whoever is logged in here already stays who they are, and the ticket lapses unused. */
export function spendTicket(): Promise<void> {
  spending ??= spend(window.jubanTicket ?? '').catch(() => undefined);
  return spending;
}

async function spend(ticket: string): Promise<void> {
  delete window.jubanTicket;
  const { orderNo } = parseSearch(window.location.search);
  if (!ticket || !orderNo || getToken()) return;
  const { token } = await redeem({ ticket, orderNo });
  setToken(token);
}

/** Just back from another app a phone may have no line for a moment, and the ticket is nowhere else any more. */
async function redeem(input: { ticket: string; orderNo: string }): Promise<{ token: string }> {
  try {
    return await api.redeemTicket(input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, LINE_BACK_MS));
    return api.redeemTicket(input);
  }
}
