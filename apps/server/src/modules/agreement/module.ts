import { defineModule } from '../../platform/module.ts';
import { agreementInvariants } from './agreement.invariants.ts';

export const agreementModule = defineModule({
  name: 'agreement',
  tables: {
    agreement_consents: { onDelete: 'delete' },
  },
  invariants: agreementInvariants,
});
