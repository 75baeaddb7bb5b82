import type { FastifyInstance } from 'fastify';
import type { AnalyticsService } from './analytics.service.ts';

export interface AnalyticsRouteServices {
  analytics: AnalyticsService;
}

export async function analyticsRoutes(
  app: FastifyInstance,
  { analytics }: AnalyticsRouteServices,
): Promise<void> {
  app.call('recordEvents', (batch, context) => analytics.recordEvents(batch, context));
}
