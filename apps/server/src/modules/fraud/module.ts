import { defineModule } from '../../platform/module.ts';

export const fraudModule = defineModule({
  name: 'fraud',
  tables: {
    fraud_sightings: {},
    holds: { onDelete: { clear: { reason: '' } }, userWritten: ['reason', 'decided_by'] },
  },
});
