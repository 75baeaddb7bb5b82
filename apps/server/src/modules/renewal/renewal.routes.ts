import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { OwnContractsService } from './own-contracts.service.ts';

export interface RenewalRouteServices {
  ownContracts: OwnContractsService;
}

export async function renewalRoutes(
  app: FastifyInstance,
  { ownContracts }: RenewalRouteServices,
): Promise<void> {
  app.call('checkRenew', (wish, context) => ownContracts.checkRenew(ownerOf(context), wish));
  app.call('listContracts', (_nothing, context) => ownContracts.listContracts(ownerOf(context)));
  app.call('cancelContract', ({ contractNo }, context) => ownContracts.cancel(ownerOf(context), contractNo));
  app.call('resumeContract', ({ contractNo }, context) => ownContracts.resume(ownerOf(context), contractNo));
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
