import type { FastifyInstance } from 'fastify';
import type { ActOf, ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';

export async function membershipConsoleRoutes(
  app: FastifyInstance,
  { acts, grantAct }: { acts: Pick<ActService, 'perform'>; grantAct: ActOf<'grantToUser'> },
): Promise<void> {
  app.consoleCall('grantToUser', (input, caller) => acts.perform(grantAct, input, performerOf(caller)));
}
