import { z } from 'zod/mini';
import { empty, wireTime } from '../fields.ts';

const picture = z.object({ title: z.string(), image: z.string() });

export const reservationSchemas = {
  getReservation: {
    summary: 'The game that can be reserved now: pictures, video and period',
    input: z.object({}),
    output: z.object({
      reservationId: z.string(),
      game: z.object({ name: z.string(), icon: z.string(), firm: z.string() }),
      title: z.string(),
      subtitle: z.string(),
      banner: z.string(),
      startTime: wireTime,
      /** Excluded. */
      endTime: wireTime,
      /** State at the time of the answer. */
      state: z.enum(['future', 'open', 'ended']),
      /** Texts that describe the gifts for a reservation. */
      gifts: z.array(z.string()),
      /** A picture that links to a page of ours. */
      topic: z.extend(picture, { target: z.string() }),
      /** Replaces the button once the user has reserved. */
      reserved: picture,
      /** What follows the reservation. */
      soon: picture,
      /** The address is valid for one to two hours. */
      video: z.object({ url: z.string(), poster: z.string() }),
    }),
  },
  getReserveStatus: {
    summary: 'Whether the user has reserved the game: 0 not yet, 1 reserved',
    input: z.object({}),
    output: z.object({ status: z.literal([0, 1]) }),
  },
  reserveGame: {
    summary: 'Reserve the game, once per user',
    input: z.object({}),
    output: empty,
  },
};
