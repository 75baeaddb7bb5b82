import type { Call } from '../call.ts';

export const reservationCalls = {
  getReservation: { method: 'GET', path: '/api/activity/game/reservation' },
  getReserveStatus: { method: 'GET', path: '/api/activity/game/getReserveByUserId', login: true },
  reserveGame: { method: 'POST', path: '/api/activity/game/reserve', login: true },
} as const satisfies Record<string, Call>;
