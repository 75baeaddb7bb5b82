import type { FastifyInstance } from 'fastify';
import type { NavigationService } from './navigation.service.ts';

export interface NavigationRouteServices {
  navigations: NavigationService;
}

export async function navigationRoutes(
  app: FastifyInstance,
  { navigations }: NavigationRouteServices,
): Promise<void> {
  for (const name of ['getNavigationSummary', 'getNavigation'] as const) {
    app.call(name, ({ navigationId }, context) => navigations.getNavigation(navigationId, context));
  }
}
