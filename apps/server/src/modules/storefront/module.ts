import { defineModule } from '../../platform/module.ts';
import { blockContent } from './block.content.ts';
import { packageContent } from './package.content.ts';
import { storefrontInvariants } from './storefront.invariants.ts';
import { storefrontRoutes } from './storefront.routes.ts';

export const storefrontModule = defineModule({
  name: 'storefront',
  invariants: storefrontInvariants,
  content: [packageContent, blockContent],
  routes: [storefrontRoutes],
});
