import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { AgreementService } from './agreement.service.ts';
import type { AgreementChangesService } from './agreement-changes.service.ts';

export interface AgreementRouteServices {
  agreements: AgreementService;
  agreementChanges: AgreementChangesService;
}

export async function agreementRoutes(
  app: FastifyInstance,
  { agreements, agreementChanges }: AgreementRouteServices,
): Promise<void> {
  const byClient = { perClient: 'known' } as const;
  app.sharedCall('getAgreement', ({ id }, caller) => agreements.getAgreement(id, caller), byClient);
  app.sharedCall('getAgreementByType', ({ type }, caller) => agreements.getAgreement(type, caller), byClient);
  app.call('getAgreementChanges', ({ id }, context) =>
    agreementChanges.getChanges(id, context, userIdOf(context)),
  );
}
