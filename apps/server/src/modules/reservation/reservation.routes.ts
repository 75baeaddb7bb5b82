import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { ReservationService } from './reservation.service.ts';

export interface ReservationRouteServices {
  reservations: ReservationService;
}

export async function reservationRoutes(
  app: FastifyInstance,
  { reservations }: ReservationRouteServices,
): Promise<void> {
  app.sharedCall('getReservation', (_input, { brand }) => reservations.getReservation(brand.id));
  app.call('getReserveStatus', (_input, context) =>
    reservations.getReserveStatus(userIdOf(context), context.brand.id),
  );
  app.call('reserveGame', (_input, context) => reservations.reserveGame(userIdOf(context), context.brand.id));
}
