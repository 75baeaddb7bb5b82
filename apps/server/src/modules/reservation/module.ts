import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { reservationContent } from './reservation.content.ts';
import { reservationRoutes } from './reservation.routes.ts';
import { createReservationService, type ReservationDeps } from './reservation.service.ts';

export const reservationModule = defineModule({
  name: 'reservation',
  tables: {
    reservations: { onDelete: KEEP.ledger },
  },
  content: [reservationContent],
  services: ({ db, clock, clips }: ReservationDeps) => ({
    reservations: createReservationService({ db, clock, clips }),
  }),
  routes: [reservationRoutes],
});
