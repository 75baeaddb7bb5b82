import { defineModule } from '../../platform/module.ts';
import { navigationInvariants } from './navigation.invariants.ts';

export const navigationModule = defineModule({
  name: 'navigation',
  invariants: navigationInvariants,
});
