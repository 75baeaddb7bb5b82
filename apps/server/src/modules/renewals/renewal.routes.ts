import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { OwnContractsService } from './own-contracts.service.ts';

export interface RenewalRouteServices {
  ownContracts: OwnContractsService;
}

export async function renewalRoutes(
  app: FastifyInstance,
  { ownContracts }: RenewalRouteServices,
): Promise<void> {
  app.call('checkRenew', (input, context) => ownContracts.checkRenew(userIdOf(context), input));
  app.call('listContracts', (_nothing, context) => ownContracts.listContracts(userIdOf(context)));
  app.call('cancelContract', ({ contractNo }, context) => ownContracts.cancel(userIdOf(context), contractNo));
  app.call('resumeContract', ({ contractNo }, context) => ownContracts.resume(userIdOf(context), contractNo));
}
