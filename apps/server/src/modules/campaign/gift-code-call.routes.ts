import { CODES, SUCCESS } from '@juban/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { createGate, takeRawBodies } from '../../lib/raw-bodies.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import type { GiftCodeCallService } from './gift-code-call.service.ts';

const MOST_BODY_BYTES = 1_024;
/** Beyond this the partner has to retry. */
const MOST_UNDER_WAY = 200;

export interface GiftCodeCallRouteServices {
  giftCodeCalls: GiftCodeCallService;
}

interface CodeRoute {
  Params: { partner: string; act: string };
  Body: Buffer | null;
}

/** A separate scope, for its raw bodies. */
export async function giftCodeCallRoutes(
  app: FastifyInstance,
  { giftCodeCalls }: GiftCodeCallRouteServices,
): Promise<void> {
  takeRawBodies(app, MOST_BODY_BYTES);
  const received = new Counter({
    name: 'juban_partner_code_calls_total',
    help: 'Gift codes that partners checked and used, by outcome',
    labelNames: ['outcome'],
    registers: [app.metrics],
  });
  const throughGate = createGate(MOST_UNDER_WAY);

  app.post<CodeRoute>('/partner/:partner/codes/:act', (request, reply) =>
    throughGate(async () => {
      try {
        const { params, headers } = request;
        const bytes = { ...params, body: request.body ?? Buffer.alloc(0), headers };
        const data = await withinCall(reply, giftCodeCalls.receive(bytes));
        received.inc({ outcome: 'state' in data ? data.state : data.outcome });
        reply.header('cache-control', 'no-store');
        return { code: SUCCESS, msg: CODES[SUCCESS].msg, data };
      } catch (error) {
        received.inc({ outcome: error instanceof Refusal ? error.code : 'failed' });
        throw error;
      }
    }),
  );
}
