import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { Refusal } from '../lib/refusal.ts';
import { CLOCK_RANGE } from '../ports/clock.ts';
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
const validTime = z.pipe(time, z.date().check(z.minimum(CLOCK_RANGE.from), z.maximum(CLOCK_RANGE.to)));

/** Steps that are each short enough may still lead too far together. */
function refuseOutOfRange(error: unknown): never {
  throw error instanceof RangeError ? new Refusal('4000', { msg: `advanceMs: ${error.message}` }) : error;
}

export async function labClockRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { clock, movableClock } = product.foundation;
  const tellCalendar = createSandboxCalendar(product.foundation);
  movableClock?.onMove(() => void tellCalendar());
  const tell = () => ({ now: clock.businessNow().getTime(), frozen: movableClock?.isFrozen() ?? false });

  app.get('/lab/api/clock', async () => tell());

  app.post('/lab/api/clock', async (request) => {
    const { now, reset, ...change } = labInput(move, request.body);
    const target = now === undefined ? {} : { now: labInput(validTime, now) };
    if (reset) await movableClock?.reset();
    else await movableClock?.move({ ...change, ...target }).catch(refuseOutOfRange);
    // Awaited, so that whoever moved the clock may charge at once.
    await tellCalendar();
    return tell();
  });
  await tellCalendar();
}
