import type { Reservation } from '../../features/reservation/reservation-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import { tellMissing } from './album-missing.ts';

const UNKNOWN = 404;

/** The game that can be reserved; null where the brand has none. */
export async function loadReservation(): Promise<{ reservation: Reservation | null }> {
  try {
    return { reservation: await api.getReservation({}) };
  } catch (error) {
    if (!(error instanceof ApiError && error.httpStatus === UNKNOWN)) throw error;
    await tellMissing();
    return { reservation: null };
  }
}
