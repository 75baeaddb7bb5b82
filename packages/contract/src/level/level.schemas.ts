import { z } from 'zod/mini';

export const levelSchemas = {
  getLevelExperience: {
    summary: 'Level and V power of the user, and how far the next level is',
    input: z.object({}),
    output: z.object({
      /** 0 to 8. */
      level: z.int(),
      /** V power as of now. */
      vipExperience: z.int(),
      /** V power at which the next level starts; at level 8 its own threshold. */
      nextScore: z.int(),
      /** Share of nextScore already earned, 0 to 100. */
      percent: z.int(),
      /** 0 never opened, 1 expired, 2 expired with 1 to 9 V power, 3 with 10 or more, 4 active, 5 no end. */
      status: z.int(),
    }),
  },
};
