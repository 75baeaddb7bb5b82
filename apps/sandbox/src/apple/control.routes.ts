import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { FaultSwitch } from '../notify/faults.ts';
import { NOTIFY_PLANS } from '../notify/faults.ts';
import { faultRequest } from '../wallet/control-inputs.ts';
import type { AppleDeliveries } from './deliveries.ts';
import { FORGERY_NAMES } from './jws.ts';
import { applyEvent, EVENTS, type Notice } from './notice.ts';
import type { Purchase } from './purchase.ts';
import type { PurchaseBook } from './purchase-book.ts';
import type { Signer } from './signer.ts';

/** Shared by all routes of this store. */
export interface AppleParts {
  book: PurchaseBook;
  signer: Signer;
  deliveries: AppleDeliveries;
  faults: FaultSwitch;
}

const plan = z.enum(NOTIFY_PLANS).default('once');
const input = z.object({
  /** Requests with the same key are the same purchase. */
  key: z.string().optional(),
  brand: z.string().regex(/^[a-z]{1,16}$/),
  productId: z.string(),
  price: z.int().positive(),
  currency: z.string().default('CNY'),
  renewable: z.boolean().default(false),
  days: z.int().positive().default(31),
  appAccountToken: z.string().optional(),
  ownership: z.enum(['PURCHASED', 'FAMILY_SHARED']).default('PURCHASED'),
  quantity: z.int().positive().default(1),
  notifyUrl: z.string().optional(),
  notify: plan,
  /** Time of the purchase; default: now. */
  at: z.int().positive().optional(),
});
const event = z.object({
  transactionId: z.string(),
  event: z.enum(EVENTS),
  /** Only for partial refunds. */
  percentage: z.int().min(1).max(99).optional(),
  notify: plan,
});
const named = z.object({ transactionId: z.string() });
const forgery = z.enum(FORGERY_NAMES).optional();
const forged = z.object({ forgery });
const written = z.object({
  transactionId: z.string(),
  event: z.enum(EVENTS),
  forgery,
  inner: forgery,
  /** A wrong price that is correctly signed by the store. */
  price: z.int().positive().optional(),
});

/**
 * Control API for the Lab and for tests: acts as buyer and store, sets faults, and advances the notification
 * schedule.
 */
export async function controlRoutes(app: FastifyInstance, parts: AppleParts): Promise<void> {
  const { book, signer, deliveries, faults } = parts;

  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'no such transaction' });
  const viewOf = (purchase: Purchase) => ({ ...purchase, jws: signer.transaction(purchase) });
  const announce = (notice: Notice, how: z.output<typeof plan>) =>
    notice.purchase.notifyUrl ? deliveries.announce({ notice }, how) : [];

  app.post('/apple/control/purchase', async (request) => {
    const { key, notify, at, appAccountToken, notifyUrl, ...wanted } = input.parse(request.body);
    const { purchase, isNew } = book.buy(
      { ...wanted, appAccountToken, notifyUrl },
      { key, at: at ?? Date.now() },
    );
    const notice = applyEvent(purchase.renewable ? 'SUBSCRIBED' : 'ONE_TIME_CHARGE', purchase);
    return { ...viewOf(purchase), sent: isNew ? await announce(notice, notify) : [] };
  });

  app.post('/apple/control/event', async (request, reply) => {
    const asked = event.parse(request.body);
    const before = subjectOf(asked);
    if (!before) return unknown(reply);
    const { percentage: revocationPercentage } = asked;
    const notice = applyEvent(asked.event, {
      ...before,
      ...(revocationPercentage ? { revocationPercentage } : {}),
    });
    book.put(notice.purchase);
    const { notificationUUID } = notice;
    const answer = { notificationUUID, body: signer.notice(notice) };
    return { ...viewOf(notice.purchase), ...answer, sent: await announce(notice, asked.notify) };
  });

  /** The body of a notification of this event, or a forged one. The purchase does not change. */
  app.post('/apple/control/notice', async (request, reply) => {
    const asked = written.parse(request.body);
    const before = subjectOf(asked);
    if (!before) return unknown(reply);
    const notice = applyEvent(asked.event, { ...before, price: asked.price ?? before.price });
    return { notice, body: signer.notice(notice, asked.forgery, asked.inner) };
  });

  app.get('/apple/control/transactions/:transactionId', async (request, reply) => {
    const purchase = book.find(named.parse(request.params).transactionId);
    if (!purchase) return unknown(reply);
    const { forgery } = forged.parse(request.query);
    return { ...purchase, jws: signer.transaction(purchase, forgery) };
  });

  app.get('/apple/control/fault', async () => faults);
  app.post('/apple/control/fault', async (request) => {
    const { fault: wanted, amount } = faultRequest.parse(request.body);
    return Object.assign(faults, { fault: wanted, amount });
  });

  /** Runs the next attempt of every pending notification now. */
  app.post('/apple/control/deliver', async () => ({
    sent: await deliveries.run(),
    pending: deliveries.pending(),
  }));

  app.post('/apple/control/reset', async () => {
    deliveries.forget();
    book.forget();
    Object.assign(faults, { fault: 'none', amount: undefined });
    return { ok: true };
  });

  /** Refunds apply to the given transaction, all other events to the newest period. */
  function subjectOf(asked: { transactionId: string; event: string }): Purchase | undefined {
    const isAboutOne = asked.event.startsWith('REFUND') || asked.event === 'REVOKE';
    return isAboutOne ? book.find(asked.transactionId) : book.newest(asked.transactionId);
  }
}
