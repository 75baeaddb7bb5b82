import { defineModule } from '../../platform/module.ts';
import { codesInvariants } from './codes.invariants.ts';

export const codesModule = defineModule({
  name: 'codes',
  tables: {
    // Whoever wrote the code down may still use it: its hash stays.
    codes: { onDelete: { clear: { code_sealed: '' } } },
  },
  invariants: codesInvariants,
});
