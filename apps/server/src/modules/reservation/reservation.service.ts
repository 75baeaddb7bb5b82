import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { reservationTexts } from '@juban/contract/texts/reservation';
import { windowState } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClipService } from '../drama/clip.service.ts';
import {
  findCurrent,
  findNextChange,
  type GameReservation,
  hasReserved,
  insertReservation,
} from './reservation.repository.ts';

export interface ReservationDeps {
  db: Db;
  clock: Clock;
  clips: ClipService;
}

export type ReservationService = ReturnType<typeof createReservationService>;

/** Reserving an upcoming game: once per user, during the period. */
export function createReservationService({ db, clock, clips }: ReservationDeps) {
  async function findKnown(brand: string, at: Date): Promise<GameReservation> {
    const found = await findCurrent(db, brand, at);
    if (!found) throw new Refusal(CODE.notFound, { msg: reservationTexts.unknownReservation });
    return found;
  }

  return {
    async getReservation(brand: string): Promise<SharedRead<CallOutput<'getReservation'>>> {
      const now = clock.businessNow();
      const found = await findKnown(brand, now);
      const data = {
        reservationId: found.reservationId,
        game: found.game,
        title: found.title,
        subtitle: found.subtitle,
        banner: found.banner,
        startTime: found.startsAt.getTime(),
        endTime: found.endsAt.getTime(),
        state: windowState(found, now),
        gifts: found.gifts,
        topic: found.topic,
        reserved: found.reserved,
        soon: found.soon,
        video: { url: clips.linkTo(found.video.clip), poster: found.video.poster },
      };
      return { data, changesAt: await findNextChange(db, brand, now), expiresAt: clips.renewAt() };
    },

    async getReserveStatus(userId: number, brand: string): Promise<CallOutput<'getReserveStatus'>> {
      const { reservationId } = await findKnown(brand, clock.businessNow());
      return { status: (await hasReserved(db, reservationId, userId)) ? 1 : 0 };
    },

    async reserveGame(userId: number, brand: string): Promise<null> {
      const at = clock.businessNow();
      const found = await findKnown(brand, at);
      requireOpen(found, at);
      const isNew = await insertReservation(db, { reservationId: found.reservationId, userId, at });
      if (!isNew) throw new Refusal(CODE.reservedAlready);
      return null;
    },
  };
}
