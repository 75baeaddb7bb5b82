import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { LabOptions } from './lab.ts';
import { labInput } from './lab-input.ts';
import { createSandboxCalendar } from './sandbox-calendar.ts';

const HUNDRED_YEARS_MS = 100 * 366 * 86_400_000;

const move = z.object({
  now: z.optional(z.union([z.number(), z.string()])),
  advanceMs: z.optional(z.number().check(z.minimum(-HUNDRED_YEARS_MS), z.maximum(HUNDRED_YEARS_MS))),
  freeze: z.optional(z.boolean()),
  reset: z.optional(z.boolean()),
});

const time = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => new Date(value)),
);
const validTime = z.pipe(
  time,
  z.date().check(z.minimum(new Date(0)), z.maximum(new Date(8_000_000_000_000))),
);

export async function labClockRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { clock, movableClock } = product.foundation;
  const tellCalendar = createSandboxCalendar(product.foundation);
  movableClock?.onMove(() => void tellCalendar());
  const tell = () => ({ now: clock.businessNow().getTime(), frozen: movableClock?.isFrozen() ?? false });

  app.get('/lab/api/clock', async () => tell());

  app.post('/lab/api/clock', async (request) => {
    const { now, reset, ...change } = labInput(move, request.body);
    if (reset) await movableClock?.reset();
    else
      await movableClock?.move({
        ...change,
        ...(now === undefined ? {} : { now: labInput(validTime, now) }),
      });
    // Awaited, so that whoever moved the clock may charge at once.
    await tellCalendar();
    return tell();
  });
  await tellCalendar();
}
