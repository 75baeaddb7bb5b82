import { parseSearch } from '../../lib/search.ts';
import { ApiError, api } from '../api/api.ts';
import { getToken, setToken } from '../session/session.ts';

/** A phone that returns from another app may be offline for about this long. */
const LINE_BACK_MS = 1_500;

let spending: Promise<void> | undefined;

/** Once per page. A user who is already logged in is not replaced; the ticket then expires unused. */
export function redeemTicket(): Promise<void> {
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

/**
 * A phone that has just returned from another app may be offline briefly, and the ticket is stored nowhere
 * else.
 */
async function redeem(input: { ticket: string; orderNo: string }): Promise<{ token: string }> {
  try {
    return await api.redeemTicket(input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, LINE_BACK_MS));
    return api.redeemTicket(input);
  }
}
