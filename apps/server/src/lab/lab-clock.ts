import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { CLOCK_RANGE } from '../ports/clock.ts';
import { labInput, wrongInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';
import { createSandboxCalendar } from './sandbox-calendar.ts';

const HUNDRED_YEARS_MS = 100 * 366 * 86_400_000;

const move = z.object({
  now: z.optional(z.union([z.number(), z.string()])),
  advanceMs: z.optional(z.number().check(z.minimum(-HUNDRED_YEARS_MS), z.maximum(HUNDRED_YEARS_MS))),
  freeze: z.optional(z.boolean()),
  reset: z.optional(z.boolean()),
});

const anyTime = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => new Date(value)),
);
const target = z.object({
  now: z.pipe(anyTime, z.date().check(z.minimum(CLOCK_RANGE.from), z.maximum(CLOCK_RANGE.to))),
});

/** Many small steps may still lead out of range. */
function refuseOutOfRange(error: unknown): never {
  throw error instanceof RangeError ? wrongInput('advanceMs') : error;
}

export async function labClockRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { clock, movableClock } = product.foundation;
  const setCalendar = createSandboxCalendar(product.foundation);
  movableClock?.onMove(() => void setCalendar());
  const readClock = () => ({ now: clock.businessNow().getTime(), frozen: movableClock?.isFrozen() ?? false });

  app.get('/lab/api/clock', async () => readClock());

  app.post('/lab/api/clock', async (request) => {
    const { now, reset, ...change } = labInput(move, request.body);
    const time = now === undefined ? {} : labInput(target, { now });
    if (reset) await movableClock?.reset();
    else await movableClock?.move({ ...change, ...time }).catch(refuseOutOfRange);
    // Awaited, so that the caller may charge immediately after moving the clock.
    await setCalendar();
    return readClock();
  });
  await setCalendar();
}
