import type { FastifyRequest } from 'fastify';
import { STAFF_SESSION_MS } from '../../modules/staff/staff-session.service.ts';

const NAME = 'juban-staff';
const FORM = /^[\w-]{43}$/;

/** The cookie of a session of staff. On http, which only the demo uses, it has neither prefix nor Secure. */
export function consoleCookie(isSecure: boolean) {
  const name = isSecure ? `__Host-${NAME}` : NAME;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    /** Undefined if there is none, or one that we could not have set. */
    read({ headers }: FastifyRequest): string | undefined {
      const value = readCookie(headers.cookie, name);
      return value !== undefined && FORM.test(value) ? value : undefined;
    },
    write: (token: string | undefined): string =>
      token === undefined
        ? `${name}=; Max-Age=0; ${attributes}`
        : `${name}=${token}; Max-Age=${STAFF_SESSION_MS / 1_000}; ${attributes}`,
  };
}

/** The value of a cookie as it was sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
