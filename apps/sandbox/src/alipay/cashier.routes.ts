import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AlipayParts } from './alipay-parts.ts';
import { type CashierView, cashierPage, cashierProblemPage, unknownTradePage } from './cashier-page.ts';
import { signedReturn } from './notification.ts';
import { Refused } from './sub-codes.ts';
import { takePayment } from './take-payment.ts';
import { failed, seen, type Trade } from './trade.ts';

const params = z.object({ handle: z.string().max(64) });
const acts = z.enum(['pay', 'payOnly', 'fail', 'cancel']);

function viewOf(trade: Trade): CashierView {
  if (trade.status === 'TRADE_SUCCESS') return 'paid';
  if (trade.status === 'TRADE_CLOSED') return 'closed';
  return trade.hasFailed ? 'failed' : 'open';
}

/** The payment page of the buyer: plain forms, shared by browser, QR code and wallet. */
export async function cashierRoutes(app: FastifyInstance, parts: AlipayParts): Promise<void> {
  const { book, merchants, announce, announceAgreement } = parts;

  async function show(reply: FastifyReply, trade: Trade, view = viewOf(trade)): Promise<FastifyReply> {
    const merchant = await merchants.of(trade.brand);
    const signed = view === 'paid' && trade.returnUrl ? signedReturn(trade, merchant) : '';
    const backUrl = signed || trade.quitUrl || trade.returnUrl;
    return html(reply, cashierPage({ trade, merchant, view, backUrl }));
  }

  async function pay(reply: FastifyReply, trade: Trade, agrees: boolean): Promise<FastifyReply> {
    const { trade: after, signed } = takePayment(parts, trade, agrees);
    // Do not wait for the merchant: the buyer sees the result at once.
    if (signed) void announceAgreement(signed, 'once');
    void announce(after, 'once');
    if (!after.returnUrl) return reply.redirect(`/alipay/cashier/${after.handle}`, 303);
    return reply.redirect(signedReturn(after, await merchants.of(after.brand)), 303);
  }

  app.get('/alipay/cashier/:handle', async (request, reply) => {
    const trade = book.findByHandle(params.parse(request.params).handle);
    if (!trade) return html(reply.code(404), unknownTradePage());
    const now = seen(trade);
    return show(reply, now === trade ? trade : book.put(now));
  });

  app.post('/alipay/cashier/:handle', async (request, reply) => {
    const trade = book.findByHandle(params.parse(request.params).handle);
    if (!trade) return html(reply.code(404), unknownTradePage());
    const act = acts.safeParse(new URLSearchParams(String(request.body)).get('act'));
    try {
      if (act.data === 'pay') return await pay(reply, trade, true);
      if (act.data === 'payOnly') return await pay(reply, trade, false);
      if (act.data === 'fail') return await show(reply, book.put(failed(trade)));
      if (act.data === 'cancel' && trade.quitUrl) return reply.redirect(trade.quitUrl, 303);
      return await show(reply, trade, act.data === 'cancel' ? 'cancelled' : viewOf(trade));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return html(reply.code(409), cashierProblemPage(error));
    }
  });
}

export function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
