import { ApiError } from '../platform/api/api-error.ts';

export type ErrorKind = 'offline' | '401' | '403' | '404' | '502';

const BY_STATUS: Readonly<Record<number, ErrorKind>> = { 0: 'offline', 401: '401', 403: '403', 404: '404' };

/**
 * Which screen an error gets; what nobody foresaw is ours. Whoever answered was reached, whatever the browser thinks of its
 * line: it knows nothing of a server on the same machine.
 */
export function errorKindOf(error: unknown, online = globalThis.navigator?.onLine ?? true): ErrorKind {
  if (error instanceof ApiError) return BY_STATUS[error.httpStatus] ?? '502';
  return online ? '502' : 'offline';
}
