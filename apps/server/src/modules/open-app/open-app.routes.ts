import type { FastifyInstance } from 'fastify';
import type { OpenAppService } from './open-app.service.ts';

export interface OpenAppRouteServices {
  openApps: OpenAppService;
}

export async function openAppRoutes(app: FastifyInstance, { openApps }: OpenAppRouteServices): Promise<void> {
  app.call('getWechatConfig', openApps.getWechatConfig);
}
