import { defineModule } from '../../platform/module.ts';

export const agreementModule = defineModule({
  name: 'agreement',
  tables: {
    agreement_consents: { onDelete: 'delete' },
  },
});
