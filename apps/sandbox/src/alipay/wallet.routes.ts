import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PURSES, unsigned } from './agreement.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { html } from './cashier.routes.ts';
import { walletPage } from './wallet-page.ts';

const MAX_SHOWN = 50;
const input = z.object({
  externalNo: z.string(),
  act: z.literal('unsign').optional(),
  purse: z.enum(PURSES).optional(),
});

/** The payer's wallet, where an agreement can be ended without the merchant. */
export async function walletRoutes(app: FastifyInstance, parts: AlipayParts): Promise<void> {
  const { agreements, announceAgreement } = parts;

  app.get('/alipay/wallet', async (_request, reply) => {
    const shown = agreements.all().sort((left, right) => right.signedAt - left.signedAt);
    return html(reply, walletPage(shown.slice(0, MAX_SHOWN)));
  });

  app.post('/alipay/wallet', async (request, reply) => {
    const fields = Object.fromEntries(new URLSearchParams(String(request.body)));
    const { externalNo, act, purse } = input.parse(fields);
    const agreement = agreements.find(externalNo);
    if (agreement?.status === 'NORMAL' && act) {
      void announceAgreement(agreements.put(unsigned(agreement, Date.now())), 'once');
    } else if (agreement && purse) agreements.put({ ...agreement, purse });
    return reply.redirect('/alipay/wallet', 303);
  });
}
