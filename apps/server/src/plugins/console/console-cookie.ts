import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../lib/read-cookie.ts';
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
