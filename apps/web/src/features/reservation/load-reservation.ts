import { findOrNull } from '../../lib/find-or-null.ts';
import { type PageHead, UNLISTED } from '../../lib/page-head.ts';
import { api } from '../../platform/api/api.ts';
import type { Reservation } from './reservation-data.ts';

interface ReservationAnswer {
  reservation: Reservation | null;
  head: Partial<PageHead>;
}

/** The game that can be reserved; null if the brand has none. */
export async function loadReservation(): Promise<ReservationAnswer> {
  const reservation = await findOrNull(api.getReservation({}));
  return { reservation, head: reservation ? {} : UNLISTED };
}
