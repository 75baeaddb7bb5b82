import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeForms } from '../lib/form-bodies.ts';
import { authorizePage, readyAccounts, wrongLinkPage } from './authorize-page.ts';
import type { PartnerBook } from './book.ts';
import { partnerName } from './counter.routes.ts';
import { PARTNER } from './texts.ts';

const MOST_URL = 1_024;
const link = z.object({
  appId: z.string().max(64).default(''),
  returnUrl: z.url({ protocol: /^https?$/ }).max(MOST_URL),
});
const picked = z.object({
  account: z.string().regex(/^[\w.@-]{1,64}$/),
  nickName: z.string().max(32).default(''),
});

/** The page that a partner shows to whoever comes to bind an account; it leads back with the account picked. */
export async function authorizeRoutes(app: FastifyInstance, { book }: { book: PartnerBook }): Promise<void> {
  takeForms(app, (text) => Object.fromEntries(new URLSearchParams(text)));
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
    const wish = picked.safeParse(request.body);
    const ready = readyAccounts(partner).find(({ openId }) => wish.success && openId === wish.data.account);
    const known = wish.success ? book.find(partner, { openId: wish.data.account }) : undefined;
    if (!wish.success || !known) {
      const shown = { app: asked.data.appId, problem: PARTNER.wrong };
      return reply.code(400).type('text/html; charset=utf-8').send(authorizePage(partner, shown));
    }
    const nickName = ready?.nickName || wish.data.nickName || known.nickName || wish.data.account;
    book.enter(known.openId, nickName);
    const back = new URL(asked.data.returnUrl);
    back.searchParams.set('userid', known.openId);
    back.searchParams.set('nickname', nickName);
    return reply.redirect(back.href, 303);
  });
}
