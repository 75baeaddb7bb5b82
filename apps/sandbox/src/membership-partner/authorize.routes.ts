import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '../lib/form-bodies.ts';
import { authorizePage, readyAccounts, wrongLinkPage } from './authorize-page.ts';
import type { PartnerBook } from './book.ts';
import { APP, partnerName } from './partner-api.routes.ts';
import { PARTNER } from './texts.ts';

const MAX_URL_LENGTH = 1_024;
const link = z.object({
  appId: z.string().max(64).default(''),
  returnUrl: z.url({ protocol: /^https?$/ }).max(MAX_URL_LENGTH),
  /** State of the request that this page answers. */
  state: z.string().min(1).max(128),
  nonce: z.string().min(1).max(128),
});
const picked = z.object({
  account: z.string().regex(/^[\w.@-]{1,64}$/),
  nickName: z.string().max(32).default(''),
});

/** The signature proves who logged in, and for which request. */
function signOf(partner: string, { state, nonce, openId, nickName }: Record<string, string>): string {
  const signed = ['RETURN', `/${partner}/authorize`, state, nonce, openId, nickName].join('\n');
  return createHmac('sha256', APP.secret).update(signed).digest('hex');
}

/** The partner's page for binding an account; it redirects back with a signed answer. */
export async function authorizeRoutes(app: FastifyInstance, { book }: { book: PartnerBook }): Promise<void> {
  acceptForms(app, (text) => Object.fromEntries(new URLSearchParams(text)));
  const page = '/membership-partner/:partner/authorize';

  app.get(page, async (request, reply) => {
    const { partner } = partnerName.parse(request.params);
    const asked = link.safeParse(request.query);
    reply.type('text/html; charset=utf-8');
    if (!asked.success) return reply.code(400).send(wrongLinkPage());
    return authorizePage(partner, { app: asked.data.appId });
  });

  app.post(page, async (request, reply) => {
    const { partner } = partnerName.parse(request.params);
    const asked = link.safeParse(request.query);
    if (!asked.success) return reply.code(400).type('text/html; charset=utf-8').send(wrongLinkPage());
    const input = picked.safeParse(request.body);
    const ready = readyAccounts(partner).find(({ openId }) => input.success && openId === input.data.account);
    const known = input.success ? book.find(partner, { openId: input.data.account }) : undefined;
    if (!input.success || !known) {
      const shown = { app: asked.data.appId, problem: PARTNER.wrong };
      return reply.code(400).type('text/html; charset=utf-8').send(authorizePage(partner, shown));
    }
    const nickName = ready?.nickName || input.data.nickName || known.nickName || input.data.account;
    const { openId } = known;
    book.enter(openId, nickName);
    const { returnUrl, state, nonce } = asked.data;
    const answer = { userid: openId, nickname: nickName, nonce };
    const back = new URL(returnUrl);
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set('sign', signOf(partner, { state, nonce, openId, nickName }));
    return reply.redirect(back.href, 303);
  });
}
