import type { FastifyInstance } from 'fastify';
import type { AgreementService } from './agreement.service.ts';

export interface AgreementRouteServices {
  agreements: AgreementService;
}

export async function agreementRoutes(
  app: FastifyInstance,
  { agreements }: AgreementRouteServices,
): Promise<void> {
  app.sharedCall('getAgreement', ({ id }, caller) => agreements.getAgreement(id, caller), {
    perClient: true,
  });
  app.sharedCall('getAgreementByType', ({ type }, { brand }) =>
    agreements.getAgreementByType(type, brand.id),
  );
}
