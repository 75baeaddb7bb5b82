import { defineModule } from '../../platform/module.ts';
import { navigationContent } from './navigation.content.ts';
import { navigationInvariants } from './navigation.invariants.ts';

export const navigationModule = defineModule({
  name: 'navigation',
  invariants: navigationInvariants,
  content: [navigationContent],
});
