import { ApiError } from '../platform/api/api-error.ts';

export type ErrorKind = 'offline' | '401' | '403' | '404' | '502';

const BY_STATUS: Readonly<Record<number, ErrorKind>> = { 0: 'offline', 401: '401', 403: '403', 404: '404' };

/**
 * The screen for an error; unexpected errors are ours. An answer proves that the server was reached, even if
 * the browser says it is offline, because it does not count a server on the same machine.
 */
export function errorKindOf(error: unknown, online = globalThis.navigator?.onLine ?? true): ErrorKind {
  if (error instanceof ApiError) return BY_STATUS[error.httpStatus] ?? '502';
  return online ? '502' : 'offline';
}
