import type { FastifyInstance } from 'fastify';
import type { ContractListService } from './contract-list.service.ts';

export async function contractListConsoleRoutes(
  app: FastifyInstance,
  { contractLists }: { contractLists: ContractListService },
): Promise<void> {
  app.consoleCall('listContracts', (input, { scope }) => contractLists.list(input, scope));
}
