import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '../lib/form-bodies.ts';
import { pageOf, safe } from '../lib/page-parts.ts';
import { OIDC } from './texts.ts';

const CODE_LIFE_MS = 60_000;
const TOKEN_LIFE_S = 300;
const KEY_ID = 'sandbox';
const ROLES = ['support', 'lead', 'marketing', 'approver', 'finance', 'legal', 'viewer', 'admin'];

const asked = z.object({
  client_id: z.string().max(128),
  redirect_uri: z.string().max(512),
  state: z.string().max(512),
  nonce: z.string().max(512).default(''),
  code_challenge: z.string().max(128),
  code_challenge_method: z.literal('S256'),
});
const picked = asked.extend({ email: z.string().trim().email().max(128) });
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().max(128),
  redirect_uri: z.string().max(512),
  code_verifier: z.string().max(256),
});

type Grant = z.infer<typeof picked> & { expiresAt: number };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Simulates a company's identity provider: OpenID Connect with a code and PKCE. */
export async function oidcRoutes(app: FastifyInstance): Promise<void> {
  acceptForms(app, (text) => Object.fromEntries(new URLSearchParams(text)));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const grants = new Map<string, Grant>();
  const issuerOf = ({ host }: { host?: string | undefined }) => `http://${host}/oidc`;

  app.get('/oidc/.well-known/openid-configuration', async ({ headers }) => {
    const issuer = issuerOf(headers);
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  });

  app.get('/oidc/jwks', async () => ({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }],
  }));

  app.get('/oidc/authorize', async (request, reply) => {
    reply.type('text/html; charset=utf-8');
    const parsed = asked.safeParse(request.query);
    return parsed.success ? pickPage(parsed.data) : reply.code(400).send(wrongPage());
  });

  app.get('/oidc/pick', async (request, reply) => {
    const parsed = picked.safeParse(request.query);
    if (!parsed.success) return reply.code(400).type('text/html; charset=utf-8').send(wrongPage());
    const code = randomBytes(24).toString('base64url');
    grants.set(code, { ...parsed.data, expiresAt: Date.now() + CODE_LIFE_MS });
    const back = new URL(parsed.data.redirect_uri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', parsed.data.state);
    return reply.redirect(back.href);
  });

  app.post('/oidc/token', async (request, reply) => {
    const parsed = exchange.safeParse(request.body);
    const grant = parsed.success ? grants.get(parsed.data.code) : undefined;
    if (!parsed.success || !grant || !isMatching(grant, parsed.data))
      return reply.code(400).send({ error: 'invalid_grant' });
    // A code works once.
    grants.delete(parsed.data.code);
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuerOf(request.headers),
      aud: grant.client_id,
      sub: grant.email,
      email: grant.email,
      email_verified: true,
      ...(grant.nonce && { nonce: grant.nonce }),
      iat: now,
      exp: now + TOKEN_LIFE_S,
    };
    const signed = `${encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
    return {
      access_token: randomBytes(16).toString('base64url'),
      token_type: 'Bearer',
      expires_in: TOKEN_LIFE_S,
      id_token: `${signed}.${signature}`,
    };
  });
}

const isMatching = (grant: Grant, given: z.infer<typeof exchange>): boolean =>
  grant.expiresAt > Date.now() &&
  grant.redirect_uri === given.redirect_uri &&
  createHash('sha256').update(given.code_verifier).digest('base64url') === grant.code_challenge;

function pickPage(given: z.infer<typeof asked>): string {
  const hidden = Object.entries(given)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${safe(value)}">`)
    .join('');
  const options = ROLES.map((role) => `<option value="${role}@demo.juban.invalid">`).join('');
  const body = `<p class="note">${OIDC.hint}</p><form action="/oidc/pick">${hidden}
    <p><label>${OIDC.emailLabel} <input name="email" type="email" list="staff" required autofocus></label></p>
    <datalist id="staff">${options}</datalist><button class="act">${OIDC.enter}</button></form>`;
  return pageOf({ title: OIDC.title, band: OIDC.band, body });
}

const wrongPage = (): string =>
  pageOf({ title: OIDC.title, band: OIDC.band, body: `<p class="state bad" role="alert">${OIDC.wrong}</p>` });
