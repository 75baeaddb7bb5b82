import { randomInt } from 'node:crypto';
import { makeOrderNo, ORDER_CHANCES } from '@juban/domain';

const MAX_TRIES = 5;

/** Tries random order numbers; `use` returns undefined if the number is already taken. */
export async function withUnusedOrderNumber<Result>(
  { userId, at }: { userId: number; at: Date },
  use: (orderNo: string) => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const result = await use(makeOrderNo(at, randomInt(ORDER_CHANCES), userId));
    if (result !== undefined) return result;
  }
  throw new Error('no free order number');
}
