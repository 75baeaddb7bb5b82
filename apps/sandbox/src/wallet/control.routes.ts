import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { faultRequest, optionalTrade, outcomeRequest, tradeParams, tradeView } from './control-inputs.ts';
import { Refused } from './refused.ts';
import { closed, failed, paid, type Trade } from './trade.ts';
import type { Wallet } from './wallet.ts';

const OUTCOMES = { paid: (trade: Trade) => paid(trade, Date.now()), failed, closed } as const;

const forgery = z.object({ forgery: z.string().optional() });

/**
 * Control API for the Lab and for tests: acts as the buyer, sets faults, and advances the notification
 * schedule.
 */
export async function controlRoutes(app: FastifyInstance, { wallet }: { wallet: Wallet }): Promise<void> {
  const { protocol, book, deliveries, dispatch, faults, announce } = wallet;
  const base = `/${protocol.name}/control`;
  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'unknown' });
  const viewOf = (trade: Trade) => tradeView(trade, protocol.statusOf(trade));

  app.post(`${base}/outcome`, async (request, reply) => {
    const asked = outcomeRequest.parse(request.body);
    const trade = book.find(asked.outTradeNo);
    if (!trade) return unknown(reply);
    try {
      const after = book.put(OUTCOMES[asked.outcome](trade));
      const sent = asked.outcome === 'paid' ? await announce(after, asked.notify) : [];
      return { trade: viewOf(after), sent };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(409).send({ error: error.reason });
    }
  });

  app.get(`${base}/fault`, async () => faults);
  app.post(`${base}/fault`, async (request) => {
    const { fault: wanted, amount } = faultRequest.parse(request.body);
    return Object.assign(faults, { fault: wanted, amount });
  });

  /** Runs the next attempt of every pending notification now. */
  app.post(`${base}/deliver`, async (request) => {
    const { outTradeNo: meant } = optionalTrade.parse(request.body ?? {});
    const sent = await deliveries.run(({ outTradeNo }) => meant === undefined || outTradeNo === meant);
    return { sent, pending: deliveries.pending() };
  });

  app.post(`${base}/reset`, async () => {
    deliveries.forget();
    book.forget();
    Object.assign(faults, { fault: 'none', amount: undefined });
    return { ok: true };
  });

  app.get(`${base}/trades/:outTradeNo`, async (request, reply) => {
    const trade = book.find(tradeParams.parse(request.params).outTradeNo);
    return trade ? viewOf(trade) : unknown(reply);
  });

  /** The notification as of now, or a forged one. */
  app.get(`${base}/trades/:outTradeNo/notification`, async (request, reply) => {
    const trade = book.find(tradeParams.parse(request.params).outTradeNo);
    const notice = trade && (await dispatch.write(trade, forgery.parse(request.query).forgery));
    return notice ? { notifyUrl: trade.notifyUrl, ...notice } : unknown(reply);
  });

  /** All payments taken. Each must be either fulfilled or refunded, exactly once. */
  app.get(`${base}/successes`, async () =>
    book
      .all()
      .filter(({ paidAt }) => paidAt !== null)
      .map(viewOf),
  );
}
