import type { FastifyInstance } from 'fastify';
import type { ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';
import type { UserActsService } from './user-acts.service.ts';

export async function identityConsoleRoutes(
  app: FastifyInstance,
  { acts, userActs }: { acts: Pick<ActService, 'perform'>; userActs: UserActsService },
): Promise<void> {
  app.consoleCall('revealPhone', (input, caller) => userActs.revealPhone(input, performerOf(caller)));
  app.consoleCall('endUserSessions', (input, caller) =>
    acts.perform(userActs.endSessions, input, performerOf(caller)),
  );
}
