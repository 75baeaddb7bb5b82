import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { reservationContent } from './reservation.content.ts';
import { reservationRoutes } from './reservation.routes.ts';

export const reservationModule = defineModule({
  name: 'reservation',
  tables: {
    reservations: { onDelete: KEEP.ledger },
  },
  content: [reservationContent],
  routes: [reservationRoutes],
});
