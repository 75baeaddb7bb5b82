import { defineModule } from '../../platform/module.ts';
import { dramaInvariants } from './drama.invariants.ts';

export const dramaModule = defineModule({
  name: 'drama',
  invariants: dramaInvariants,
});
