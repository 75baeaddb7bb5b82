import type { CallInput } from '@juban/contract/schemas';
import { unionTexts } from '@juban/contract/texts/union';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { maskAccount } from '../../lib/mask-account.ts';
import { refusalText } from '../../lib/refusal-text.ts';

export type Binding =
  | { kind: 'binding' }
  | { kind: 'bound'; account: string }
  | { kind: 'failed'; text: string };

/** What the partner sent the reader back with. */
export interface TicketBinding {
  type: CallInput<'bindUnion'>['type'];
  ticket: string;
  openId: string;
  nickName: string;
}

/** By ticket: it is good for one try, whoever asks again must not spend it twice. */
const asked = new Map<string, Promise<Binding>>();

async function spend({ openId, ...rest }: TicketBinding): Promise<Binding> {
  if (!openId) return { kind: 'failed', text: unionTexts.unknownAccount };
  // Without one the server would take the login for it, and a stranger's link could name the stranger's account.
  if (!rest.ticket) return { kind: 'failed', text: unionTexts.bindFailed };
  return api.bindUnion({ ...rest, openId }).then(
    () => ({ kind: 'bound' as const, account: maskAccount(openId) }),
    (cause) => ({ kind: 'failed' as const, text: refusalText(cause, unionTexts.bindFailed) }),
  );
}

function bindOnce(wanted: TicketBinding): Promise<Binding> {
  const running = asked.get(wanted.ticket) ?? spend(wanted);
  asked.set(wanted.ticket, running);
  return running;
}

const TAKEN = 'taken';

/**
 * Out of the address, where it may be the login's own token, into the history's state: there a page that is loaded
 * again finds it. By the browser's own function, because the router would take it for another page.
 */
function takeFromAddress(ticket: string): string {
  const { state } = window.history;
  if (ticket === TAKEN) return state?.ticket ?? '';
  const { pathname, search } = window.location;
  const clean = pathname.replace(/[^/]+$/, TAKEN) + search;
  History.prototype.replaceState.call(window.history, { ...state, ticket }, '', clean);
  return ticket;
}

export function useBindByTicket({ type, ticket: given, openId, nickName }: TicketBinding): Binding {
  const [binding, setBinding] = useState<Binding>({ kind: 'binding' });
  useEffect(() => {
    let left = false;
    const ticket = takeFromAddress(given);
    void bindOnce({ type, ticket, openId, nickName }).then((next) => left || setBinding(next));
    return () => {
      left = true;
    };
  }, [type, given, openId, nickName]);
  return binding;
}
