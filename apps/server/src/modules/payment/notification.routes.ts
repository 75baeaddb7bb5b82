import { CODE } from '@juban/contract/code-names';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { NOTIFY_PATH } from '../../lib/notify-url.ts';
import { createGate, takeRawBodies } from '../../lib/raw-bodies.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import type { NotificationService, Reception } from './notification.service.ts';

const MOST_BODY_BYTES = 32 * 1_024;
/** Beyond this the provider comes again: it keeps its word for a day. */
const MOST_UNDER_WAY = 500;

export interface NotificationRouteServices {
  notifications: NotificationService;
}

interface NotifyRoute {
  Params: { provider: string; brand: string };
  Body: Buffer | null;
}

/** A room of its own, for its bodies. */
export async function notificationRoutes(
  app: FastifyInstance,
  { notifications }: NotificationRouteServices,
): Promise<void> {
  takeRawBodies(app, MOST_BODY_BYTES);
  const received = new Counter({
    name: 'juban_payment_notifications_total',
    help: 'Notifications of payment providers, by provider and what came of them',
    labelNames: ['provider', 'outcome'],
    registers: [app.metrics],
  });
  const throughGate = createGate(MOST_UNDER_WAY);

  app.post<NotifyRoute>(`${NOTIFY_PATH}/:provider/:brand`, async (request, reply) => {
    const { provider, brand } = request.params;
    const bytes = { body: request.body ?? Buffer.alloc(0), headers: request.headers };
    const reception = await throughGate(() =>
      withinCall(reply, notifications.receive(provider, brand, bytes)),
    );
    if (!reception) throw new Refusal(CODE.notFound);
    received.inc({ provider, outcome: reception.outcome });
    report(request.log, reception, { provider, brand });
    const { status, contentType, body } = reception.answer;
    return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
  });
}

function report(log: FastifyBaseLogger, { outcome, why }: Reception, where: object): void {
  if (outcome === 'refused') log.warn({ ...where, why }, 'payment notification refused');
  if (outcome === 'failed') log.error({ ...where, why }, 'payment notification failed');
}
