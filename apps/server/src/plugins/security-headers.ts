import { BRANDS } from '@juban/catalog';
import fp from 'fastify-plugin';

export interface SecurityHeadersOptions {
  /** Origins besides the brands' own sites that may call us from a browser. */
  allowedOrigins: readonly string[];
  /** TLS ends in front of this server: browsers must stay on https. */
  strictTransport: boolean;
}

export const SECURITY_HEADERS = {
  // On every answer: a cache must not serve an answer made without an origin to a page that has one.
  vary: 'origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  // Answers are data: nothing in them may load, run or be framed. Pages set their own policy.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const ALLOWED_REQUEST_HEADERS =
  'content-type,token,authentication,clientversion,clienttype,aliid,et,uet,t,sign,idempotency-key,oaid,deviceid,ticket';

/** The same headers on every answer, and cross-origin calls only from the catalogue's origins. */
export const securityHeadersPlugin = fp<SecurityHeadersOptions>(
  async (app, { allowedOrigins, strictTransport }) => {
    const origins = new Set([...Object.values(BRANDS).map((brand) => brand.officialSite), ...allowedOrigins]);
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(SECURITY_HEADERS);
      if (strictTransport) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
      const { origin } = request.headers;
      if (origin === undefined || !origins.has(origin)) return done();
      reply.header('access-control-allow-origin', origin);
      if (request.method !== 'OPTIONS') return done();
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET,POST')
        .header('access-control-allow-headers', ALLOWED_REQUEST_HEADERS)
        .header('access-control-max-age', '600')
        .send();
    });
  },
  { name: 'security-headers' },
);
