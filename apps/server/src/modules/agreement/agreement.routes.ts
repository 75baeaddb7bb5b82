import type { FastifyInstance } from 'fastify';
import type { AgreementService } from './agreement.service.ts';

export interface AgreementRouteServices {
  agreements: AgreementService;
}

export async function agreementRoutes(
  app: FastifyInstance,
  { agreements }: AgreementRouteServices,
): Promise<void> {
  const byClient = { perClient: 'known' } as const;
  app.sharedCall('getAgreement', ({ id }, caller) => agreements.getAgreement(id, caller), byClient);
  app.sharedCall('getAgreementByType', ({ type }, caller) => agreements.getAgreement(type, caller), byClient);
}
