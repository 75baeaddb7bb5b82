import { randomInt } from 'node:crypto';
import { makeOrderNo, ORDER_CHANCES } from '@juban/domain';

const MOST_NUMBERS = 5;

/** Offers numbers by chance until one is taken; `take` answers undefined for a number that somebody has. */
export async function withFreeNumber<Taken>(
  { userId, at }: { userId: number; at: Date },
  take: (orderNo: string) => Promise<Taken | undefined>,
): Promise<Taken> {
  for (let tries = 0; tries < MOST_NUMBERS; tries += 1) {
    const taken = await take(makeOrderNo(at, randomInt(ORDER_CHANCES), userId));
    if (taken !== undefined) return taken;
  }
  throw new Error('no free order number');
}
