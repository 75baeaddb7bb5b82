import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { faultOrder, namedTrade, oneOrAll, outcomeOrder, tradeView } from './control-desk.ts';
import { Refused } from './refused.ts';
import { closed, failed, paid, type Trade } from './trade.ts';
import type { Wallet } from './wallet.ts';

const OUTCOMES = { paid: (trade: Trade) => paid(trade, Date.now()), failed, closed } as const;

const forgery = z.object({ forgery: z.string().optional() });

/** For the Lab and for tests: plays the buyer, breaks the line, and moves the schedule on without waiting. */
export async function controlRoutes(app: FastifyInstance, { wallet }: { wallet: Wallet }): Promise<void> {
  const { protocol, book, deliveries, dispatch, faults, announce } = wallet;
  const room = `/${protocol.name}/control`;
  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'unknown' });
  const viewOf = (trade: Trade) => tradeView(trade, protocol.statusOf(trade));

  app.post(`${room}/outcome`, async (request, reply) => {
    const asked = outcomeOrder.parse(request.body);
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

  app.get(`${room}/fault`, async () => faults);
  app.post(`${room}/fault`, async (request) => {
    const { fault: wanted, amount } = faultOrder.parse(request.body);
    return Object.assign(faults, { fault: wanted, amount });
  });

  /** The next step of every outstanding notification, now. */
  app.post(`${room}/deliver`, async (request) => {
    const { outTradeNo: meant } = oneOrAll.parse(request.body ?? {});
    const sent = await deliveries.run(({ outTradeNo }) => meant === undefined || outTradeNo === meant);
    return { sent, pending: deliveries.pending() };
  });

  app.post(`${room}/reset`, async () => {
    deliveries.forget();
    book.forget();
    Object.assign(faults, { fault: 'none', amount: undefined });
    return { ok: true };
  });

  app.get(`${room}/trades/:outTradeNo`, async (request, reply) => {
    const trade = book.find(namedTrade.parse(request.params).outTradeNo);
    return trade ? viewOf(trade) : unknown(reply);
  });

  /** What would be posted now, or what a stranger could post instead. */
  app.get(`${room}/trades/:outTradeNo/notification`, async (request, reply) => {
    const trade = book.find(namedTrade.parse(request.params).outTradeNo);
    const notice = trade && (await dispatch.write(trade, forgery.parse(request.query).forgery));
    return notice ? { notifyUrl: trade.notifyUrl, ...notice } : unknown(reply);
  });

  /** All money ever taken: each must be fulfilled or given back, once. */
  app.get(`${room}/successes`, async () =>
    book
      .all()
      .filter(({ paidAt }) => paidAt !== null)
      .map(viewOf),
  );
}
