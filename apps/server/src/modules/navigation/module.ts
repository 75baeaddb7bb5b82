import { defineModule } from '../../platform/module.ts';
import { navigationContent } from './navigation.content.ts';
import { navigationInvariants } from './navigation.invariants.ts';
import { navigationRoutes } from './navigation.routes.ts';

export const navigationModule = defineModule({
  name: 'navigation',
  invariants: navigationInvariants,
  content: [navigationContent],
  routes: [navigationRoutes],
});
