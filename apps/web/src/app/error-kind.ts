import { ApiError } from '../lib/api-error.ts';

export type ErrorKind = 'offline' | '401' | '403' | '404' | '502';

const BY_STATUS: Readonly<Record<number, ErrorKind>> = { 0: 'offline', 401: '401', 403: '403', 404: '404' };

/** Which screen an error gets; what nobody foresaw is ours. */
export function errorKindOf(error: unknown, online = globalThis.navigator?.onLine ?? true): ErrorKind {
  if (!online) return 'offline';
  return (error instanceof ApiError && BY_STATUS[error.httpStatus]) || '502';
}
