import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';

export const reservationModule = defineModule({
  name: 'reservation',
  tables: {
    reservations: { onDelete: KEEP.ledger },
  },
});
