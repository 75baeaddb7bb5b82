import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../lib/refusal.ts';
import type { Account } from '../modules/identity/account.service.ts';
import type { SessionOrigin } from '../modules/identity/session.service.ts';
import type { RequestContext } from './context.ts';

/**
 * The logged-in account. Calls that require a login are refused before they reach this; other calls are
 * refused here.
 */
export function callerOf({ account }: Pick<RequestContext, 'account'>): Account {
  if (!account) throw new Refusal(CODE.notLoggedIn);
  return account;
}

export function userIdOf(context: Pick<RequestContext, 'account'>): number {
  return callerOf(context).id;
}

/** The origin of a session that this request opens. */
export const originOf = ({ brand, clientType, device }: RequestContext): SessionOrigin => ({
  brand: brand.id,
  clientType: clientType.id,
  device,
});

/** The device of a request, as the fraud rules count it. */
export const deviceOf = ({
  deviceId,
  requesterCookie,
}: Pick<RequestContext, 'deviceId' | 'requesterCookie'>) => ({
  deviceId,
  cookie: requesterCookie,
});

/** The session that the caller is logged in with. */
export function sessionOf(context: Pick<RequestContext, 'account' | 'token'>): {
  userId: number;
  token: string;
} {
  return { userId: userIdOf(context), token: context.token ?? '' };
}
