import type { FastifyInstance } from 'fastify';
import type { ActOf, ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';

export async function renewalConsoleRoutes(
  app: FastifyInstance,
  { acts, cancelAct }: { acts: Pick<ActService, 'perform'>; cancelAct: ActOf<'cancelContract'> },
): Promise<void> {
  app.consoleCall('cancelContract', (input, caller) => acts.perform(cancelAct, input, performerOf(caller)));
}
