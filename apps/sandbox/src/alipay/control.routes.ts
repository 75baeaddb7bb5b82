import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  faultRequest,
  optionalTrade,
  outcomeRequest,
  tradeParams,
  tradeView,
} from '../wallet/control-inputs.ts';
import type { AlipayParts } from './alipay-parts.ts';
import { FORGERY_NAMES, noticeOfTrade } from './notification.ts';
import { Refused } from './sub-codes.ts';
import { type PaymentResult, takePayment } from './take-payment.ts';
import { closed, failed, type Trade } from './trade.ts';

const alipayOutcome = outcomeRequest.extend({
  /** Whether the payer of a renewing order also signs. */
  signs: z.boolean().default(true),
});
const forgery = z.object({ forgery: z.enum(FORGERY_NAMES).optional() });

const viewOf = (trade: Trade) => tradeView(trade, trade.status);

/**
 * Control API for the Lab and for tests: acts as the buyer, sets faults, and advances the notification
 * schedule.
 */
export async function controlRoutes(app: FastifyInstance, parts: AlipayParts): Promise<void> {
  const { book, agreements, deliveries, dispatch, faults, announce, announceAgreement } = parts;

  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'no such trade' });

  const OUTCOMES: Readonly<
    Record<z.output<typeof alipayOutcome>['outcome'], (trade: Trade, signs: boolean) => PaymentResult>
  > = {
    paid: (trade, signs) => takePayment(parts, trade, signs),
    failed: (trade) => ({ trade: book.put(failed(trade)), signed: undefined }),
    closed: (trade) => ({ trade: book.put(closed(trade, Date.now())), signed: undefined }),
  };

  app.post('/alipay/control/outcome', async (request, reply) => {
    const asked = alipayOutcome.parse(request.body);
    const trade = book.find(asked.outTradeNo);
    if (!trade) return unknown(reply);
    try {
      const { trade: after, signed } = OUTCOMES[asked.outcome](trade, asked.signs);
      const sent = asked.outcome === 'failed' ? [] : await announce(after, asked.notify);
      if (signed) sent.push(...(await announceAgreement(signed, asked.notify)));
      return { trade: viewOf(after), sent };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(409).send({ error: error.subCode });
    }
  });

  app.get('/alipay/control/fault', async () => faults);
  app.post('/alipay/control/fault', async (request) => {
    const { fault: wanted, amount } = faultRequest.parse(request.body);
    return Object.assign(faults, { fault: wanted, amount });
  });

  /** Runs the next attempt of every pending notification now. */
  app.post('/alipay/control/deliver', async (request) => {
    const { outTradeNo: meant } = optionalTrade.parse(request.body ?? {});
    const sent = await deliveries.run(({ number }) => meant === undefined || number === meant);
    return { sent, pending: deliveries.pending() };
  });

  app.post('/alipay/control/reset', async () => {
    deliveries.forget();
    book.forget();
    agreements.forget();
    Object.assign(faults, { fault: 'none', amount: undefined });
    return { ok: true };
  });

  app.get('/alipay/control/trades/:outTradeNo', async (request, reply) => {
    const trade = book.find(tradeParams.parse(request.params).outTradeNo);
    return trade ? viewOf(trade) : unknown(reply);
  });

  /** The body of the notification as of now, or a forged one. */
  app.get('/alipay/control/trades/:outTradeNo/notification', async (request, reply) => {
    const trade = book.find(tradeParams.parse(request.params).outTradeNo);
    if (!trade) return unknown(reply);
    const body = await dispatch.write(noticeOfTrade(trade), forgery.parse(request.query).forgery);
    return { notifyUrl: trade.notifyUrl, body };
  });

  /** All payments taken. Each must be either fulfilled or refunded, exactly once. */
  app.get('/alipay/control/successes', async () =>
    book
      .all()
      .filter(({ paidAt }) => paidAt !== null)
      .map(viewOf),
  );
}
