import type { CallInput } from '@juban/contract/schemas';
import { STATUS_PATH, STATUS_TAKEN } from '@juban/contract/status-path';
import { unionTexts } from '@juban/contract/texts/union';
import { useEffect, useState } from 'react';
import { maskAccount } from '../../lib/mask-account.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';

export type Binding =
  | { kind: 'binding' }
  | { kind: 'bound'; account: string }
  | { kind: 'failed'; text: string };

/** Parameters of the partner's return address. */
export interface TicketBinding {
  type: CallInput<'bindUnion'>['type'];
  ticket: string;
  openId: string;
  nickName: string;
  nonce: string;
  sign: string;
}

/** By ticket: a ticket works once, so repeated calls must not redeem it twice. */
const asked = new Map<string, Promise<Binding>>();

async function spend({ openId, ...rest }: TicketBinding): Promise<Binding> {
  if (!openId) return { kind: 'failed', text: unionTexts.unknownAccount };
  if (!rest.ticket) return { kind: 'failed', text: unionTexts.bindFailed };
  // The ticket is bound to a login, which an app may provide only now.
  await whenLoginKnown();
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

declare global {
  interface Window {
    /** The ticket that the boot script removed from the status page's path. */
    jubanWay?: string;
  }
}

/**
 * The ticket that the page was opened with. It is removed from the address and kept in the history state for
 * reloads. Set by the browser's own function, because the router would treat it as a navigation.
 */
function takeTicket(named: string): string {
  const { state } = window.history;
  const ticket = plainOf(window.jubanWay ?? named);
  delete window.jubanWay;
  if (ticket === STATUS_TAKEN) return state?.ticket ?? '';
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(STATUS_PATH, `$1${STATUS_TAKEN}`) + search + hash;
  History.prototype.replaceState.call(window.history, { ...state, ticket }, '', clean);
  return ticket;
}

function plainOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

export function useBindByTicket({
  type,
  ticket: given,
  openId,
  nickName,
  nonce,
  sign,
}: TicketBinding): Binding {
  const [binding, setBinding] = useState<Binding>({ kind: 'binding' });
  useEffect(() => {
    let left = false;
    const ticket = takeTicket(given);
    void bindOnce({ type, ticket, openId, nickName, nonce, sign }).then((next) => left || setBinding(next));
    return () => {
      left = true;
    };
  }, [type, given, openId, nickName, nonce, sign]);
  return binding;
}
