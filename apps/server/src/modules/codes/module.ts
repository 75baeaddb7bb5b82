import { defineModule } from '../../platform/module.ts';
import { codesInvariants } from './codes.invariants.ts';

export const codesModule = defineModule({
  name: 'codes',
  tables: {
    // The owner may have written the code down and can still use it: its hash stays.
    codes: { onDelete: { clear: { code_sealed: '' } } },
  },
  invariants: codesInvariants,
});
