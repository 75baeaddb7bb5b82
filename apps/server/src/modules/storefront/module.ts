import { defineModule } from '../../platform/module.ts';
import { storefrontInvariants } from './storefront.invariants.ts';

export const storefrontModule = defineModule({
  name: 'storefront',
  invariants: storefrontInvariants,
});
