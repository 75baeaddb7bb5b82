import { api } from '../lib/api.ts';
import { parseSearch } from '../lib/search.ts';
import { getToken, setToken } from '../lib/session.ts';

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
  const { token } = await api.redeemTicket({ ticket, orderNo });
  setToken(token);
}
