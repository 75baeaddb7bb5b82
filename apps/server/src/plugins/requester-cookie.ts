import fp from 'fastify-plugin';
import { readCookie } from '../lib/read-cookie.ts';
import { randomHandle } from '../lib/secrets.ts';

const COOKIE_NAME = 'juban-requester';
const COOKIE_FORM = /^[\w-]{32}$/;
const LIFE_SECONDS = 180 * 86_400;

interface RequesterCookieOptions {
  publicOrigin: string;
}

/**
 * Identifies a browser when it requests SMS codes: a code belongs to the browser that requested it. The
 * cookie is set only by calls that send a code, and it proves and grants nothing by itself.
 */
export const requesterCookiePlugin = fp<RequesterCookieOptions>(
  async (app, { publicOrigin }) => {
    const isSecure = publicOrigin.startsWith('https:');
    // The prefix keeps other sites of the same domain from setting the cookie.
    const name = isSecure ? `__Host-${COOKIE_NAME}` : COOKIE_NAME;
    const attributes = `Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    app.addHook('onRequest', ({ context, headers, routeOptions }, reply, done) => {
      context.requesterCookie = readOwnCookie(headers.cookie, name);
      if (routeOptions.config.call?.sendsCode && context.requesterCookie === undefined) {
        context.issuedCookie = randomHandle();
        reply.header('set-cookie', `${name}=${context.issuedCookie}; ${attributes}`);
      }
      done();
    });
  },
  { name: 'requester-cookie', dependencies: ['context'] },
);

/** Undefined if there is none, or one that we could not have set. */
function readOwnCookie(header: string | undefined, name: string): string | undefined {
  const value = readCookie(header, name);
  return value !== undefined && COOKIE_FORM.test(value) ? value : undefined;
}
