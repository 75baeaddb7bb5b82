import type { Db } from '../../db/database.ts';
import { defineModule } from '../../platform/module.ts';
import type { DramaService } from '../drama/drama.service.ts';
import { navigationContent } from './navigation.content.ts';
import { navigationInvariants } from './navigation.invariants.ts';
import { navigationRoutes } from './navigation.routes.ts';
import { createNavigationService } from './navigation.service.ts';

export const navigationModule = defineModule({
  name: 'navigation',
  invariants: navigationInvariants,
  content: [navigationContent],
  services: ({ reads, dramas }: { reads: Db; dramas: DramaService }) => ({
    navigations: createNavigationService({ db: reads, dramas }),
  }),
  routes: [navigationRoutes],
});
