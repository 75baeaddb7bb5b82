import type { Reservation } from '../../features/reservation/reservation-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import { type PageHead, UNLISTED } from './page-head.ts';

const UNKNOWN = 404;

interface ReservationAnswer {
  reservation: Reservation | null;
  head: Partial<PageHead>;
}

/** The game that can be reserved; null where the brand has none. */
export async function loadReservation(): Promise<ReservationAnswer> {
  try {
    return { reservation: await api.getReservation({}), head: {} };
  } catch (error) {
    if (!(error instanceof ApiError && error.httpStatus === UNKNOWN)) throw error;
    return { reservation: null, head: UNLISTED };
  }
}
