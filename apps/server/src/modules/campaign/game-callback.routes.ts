import { CODES, SUCCESS } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { createGate, takeRawBodies } from '../../lib/raw-bodies.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import type { GameProgressService } from './game-progress.service.ts';

const MOST_BODY_BYTES = 4 * 1_024;
/** Beyond this the partner has to retry. */
const MOST_UNDER_WAY = 200;

export interface GameCallbackRouteServices {
  gameProgress: GameProgressService;
}

interface CallbackRoute {
  Params: { partner: string; event: string };
  Body: Buffer | null;
}

/** A separate scope, for its raw bodies. */
export async function gameCallbackRoutes(
  app: FastifyInstance,
  { gameProgress }: GameCallbackRouteServices,
): Promise<void> {
  takeRawBodies(app, MOST_BODY_BYTES);
  const received = new Counter({
    name: 'juban_partner_callbacks_total',
    help: 'Events that partners reported, by outcome',
    labelNames: ['outcome'],
    registers: [app.metrics],
  });
  const throughGate = createGate(MOST_UNDER_WAY);

  app.post<CallbackRoute>('/partner/:partner/:event', (request, reply) =>
    throughGate(async () => {
      try {
        const { params, headers } = request;
        const bytes = { ...params, body: request.body ?? Buffer.alloc(0), headers };
        const data = await withinCall(reply, gameProgress.receive(bytes));
        received.inc({ outcome: data.outcome });
        reply.header('cache-control', 'no-store');
        return { code: SUCCESS, msg: CODES[SUCCESS].msg, data };
      } catch (error) {
        received.inc({ outcome: error instanceof Refusal ? error.code : 'failed' });
        throw error;
      }
    }),
  );
}
