import type { CallOutput } from '@juban/contract/schemas';

export type Reservation = CallOutput<'getReservation'>;
