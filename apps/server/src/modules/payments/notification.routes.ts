import { CODE } from '@juban/contract/code-names';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { NOTIFY_PATH } from '../../lib/notify-url.ts';
import { createGate, takeRawBodies } from '../../lib/raw-bodies.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import type { ForgeryWatch } from './forgery-watch.ts';
import type { NotificationService, Reception } from './notification.service.ts';

const MOST_BODY_BYTES = 32 * 1_024;
/** Fields of a form, or an object: no provider sends anything else. */
const BODY_TYPE = /^application\/(?:x-www-form-urlencoded|json)\s*(?:;|$)/i;
/** Beyond this the provider has to retry: it repeats for a day. */
const MOST_UNDER_WAY = 500;

export interface NotificationRouteServices {
  notifications: NotificationService;
  forgeries: ForgeryWatch;
}

interface NotifyRoute {
  Params: { provider: string; brand: string };
  Body: Buffer | null;
}

/** A separate scope, for its raw bodies. */
export async function notificationRoutes(
  app: FastifyInstance,
  { notifications, forgeries }: NotificationRouteServices,
): Promise<void> {
  takeRawBodies(app, MOST_BODY_BYTES);
  const received = new Counter({
    name: 'juban_payment_notifications_total',
    help: 'Notifications of payment providers, by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers: [app.metrics],
  });
  const throughGate = createGate(MOST_UNDER_WAY);

  // Before the body is read.
  const refuseForgers = async ({ context, headers }: FastifyRequest): Promise<void> => {
    const wait = forgeries.secondsLeft(context.address);
    if (wait !== undefined) throw new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
    if (headers['content-length'] === '0' || !BODY_TYPE.test(headers['content-type'] ?? ''))
      throw new Refusal(CODE.badRequest);
  };

  app.post<NotifyRoute>(
    `${NOTIFY_PATH}/:provider/:brand`,
    { onRequest: refuseForgers },
    async (request, reply) => {
      const { provider, brand } = request.params;
      const bytes = { body: request.body ?? Buffer.alloc(0), headers: request.headers };
      const reception = await throughGate(() =>
        withinCall(reply, notifications.receive(provider, brand, bytes)),
      );
      if (!reception) throw new Refusal(CODE.notFound);
      received.inc({ provider, outcome: reception.outcome });
      if (reception.isForged) await forgeries.count(request.context.address);
      report(request.log, reception, { provider, brand });
      const { status, contentType, body } = reception.answer;
      return reply.code(status).header('cache-control', 'no-store').type(contentType).send(body);
    },
  );
}

function report(log: FastifyBaseLogger, { outcome, why }: Reception, where: object): void {
  if (outcome === 'refused') log.warn({ ...where, why }, 'payment notification refused');
  if (outcome === 'failed') log.error({ ...where, why }, 'payment notification failed');
}
