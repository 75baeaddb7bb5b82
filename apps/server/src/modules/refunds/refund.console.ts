import type { FastifyInstance } from 'fastify';
import type { ActOf, ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';

export async function refundConsoleRoutes(
  app: FastifyInstance,
  { acts, refundAct }: { acts: Pick<ActService, 'perform'>; refundAct: ActOf<'refundOrder'> },
): Promise<void> {
  app.consoleCall('refundOrder', (input, caller) => acts.perform(refundAct, input, performerOf(caller)));
}
