import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '../lib/form-bodies.ts';
import { type CashierView, cashierPage, problemPage } from './cashier-page.ts';
import { CASHIER } from './cashier-texts.ts';
import { Refused } from './refused.ts';
import { failed, isRefunded, paid, type Trade } from './trade.ts';
import type { Wallet } from './wallet.ts';

const params = z.object({ handle: z.string().max(64) });
/** A browser payment has its return address in the link. */
const query = z.object({
  redirect_url: z
    .string()
    .regex(/^https?:\/\//)
    .max(2_048)
    .optional(),
});
const acts = z.enum(['pay', 'fail', 'cancel']);

function viewOf(trade: Trade): CashierView {
  if (trade.state === 'closed' || isRefunded(trade)) return 'closed';
  if (trade.state === 'paid') return 'paid';
  return trade.hasFailed ? 'failed' : 'open';
}

/** The payment page of the buyer: plain forms, shared by browser, QR code and wallet. */
export async function cashierRoutes(app: FastifyInstance, { wallet }: { wallet: Wallet }): Promise<void> {
  const { protocol, book, announce } = wallet;
  const path = `/${protocol.name}/cashier/:handle`;
  acceptForms(app);

  const backOf = (request: FastifyRequest, trade: Trade) =>
    query.safeParse(request.query).data?.redirect_url ?? trade.returnUrl;
  const show = (reply: FastifyReply, trade: Trade, backUrl: string, view = viewOf(trade)) =>
    html(reply, cashierPage({ protocol, trade, view, backUrl }));
  const problem = (reply: FastifyReply, status: number, title: string, text: string) =>
    html(reply.code(status), problemPage(protocol, title, text));
  const isDead = (trade: Trade) => trade.state === 'open' && Date.now() - trade.askedAt > protocol.linkLifeMs;

  function open(request: FastifyRequest, reply: FastifyReply): Trade | undefined {
    const trade = book.findByHandle(params.parse(request.params).handle);
    if (!trade) problem(reply, 404, CASHIER.unknownTitle, CASHIER.unknownText);
    else if (isDead(trade)) problem(reply, 410, CASHIER.deadTitle, CASHIER.deadText);
    else return trade;
    return undefined;
  }

  app.get(path, async (request, reply) => {
    const trade = open(request, reply);
    return trade ? show(reply, trade, backOf(request, trade)) : reply;
  });

  app.post(path, async (request, reply) => {
    const trade = open(request, reply);
    if (!trade) return reply;
    const backUrl = backOf(request, trade);
    const act = acts.safeParse(new URLSearchParams(String(request.body)).get('act')).data;
    try {
      if (act === 'pay') {
        const after = book.put(paid(trade, Date.now()));
        // Do not wait for the merchant: the buyer sees the result at once.
        void announce(after, 'once');
        return reply.redirect(backUrl || request.url, 303);
      }
      if (act === 'fail') return show(reply, book.put(failed(trade)), backUrl);
      return show(reply, trade, backUrl, act === 'cancel' ? 'cancelled' : viewOf(trade));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return problem(reply, 409, CASHIER.problemTitle, CASHIER.problemText);
    }
  });
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
