import type { FastifyInstance } from 'fastify';
import type { ActService } from '../audit/act.service.ts';
import { performerOfAll } from '../audit/performer.service.ts';
import type { DeadLetterService } from './dead-letter.service.ts';

export interface OutboxConsoleServices {
  deadLetters: DeadLetterService;
  acts: ActService;
}

export async function outboxConsoleRoutes(
  app: FastifyInstance,
  { deadLetters, acts }: OutboxConsoleServices,
): Promise<void> {
  app.consoleCall('listDeadLetters', (input) => deadLetters.list(input));
  app.consoleCall('reviveDeadLetter', (input, caller) =>
    acts.perform(deadLetters.revive, input, performerOfAll(caller)),
  );
}
