import type { FastifyInstance } from 'fastify';
import type { ClaimService } from './claim.service.ts';

export interface ClaimRouteServices {
  claims: ClaimService;
}

export async function claimRoutes(app: FastifyInstance, { claims }: ClaimRouteServices): Promise<void> {
  app.sharedCall('getClaimConfig', ({ channel }) => claims.getClaimConfig(channel));
  app.call('sendClaimCode', ({ mobile, channel, rid }, context) =>
    claims.sendClaimCode({ phone: mobile, channel, rid }, context),
  );
  app.call('receiveClaim', ({ mobile, mobileValidateCode, channel }, context) =>
    claims.receiveClaim({ phone: mobile, code: mobileValidateCode, channel }, context),
  );
  app.call('getClaimReceipt', ({ channel, receipt }) => claims.getClaimReceipt(channel, receipt));
}
