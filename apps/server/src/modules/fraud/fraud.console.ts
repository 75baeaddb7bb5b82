import type { FastifyInstance } from 'fastify';
import type { ActOf, ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';
import type { HoldListService } from './hold-list.service.ts';

export interface FraudConsoleServices {
  holdLists: HoldListService;
  holdAct: ActOf<'decideHold'>;
  acts: ActService;
}

export async function fraudConsoleRoutes(
  app: FastifyInstance,
  { holdLists, holdAct, acts }: FraudConsoleServices,
): Promise<void> {
  app.consoleCall('listHolds', (input, { scope }) => holdLists.list(input, scope));
  app.consoleCall('getHold', (input, { scope }) => holdLists.get(input, scope));
  app.consoleCall('decideHold', async (input, caller) => {
    await holdLists.requireVisible(input.kind, input.id, caller.scope);
    return acts.perform(holdAct, input, performerOf(caller));
  });
}
