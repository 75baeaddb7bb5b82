import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
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
    reservations.getReserveStatus(ownerOf(context), context.brand.id),
  );
  app.call('reserveGame', (_input, context) => reservations.reserveGame(ownerOf(context), context.brand.id));
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
