import { describe, expect, it } from 'vitest';
import { Refusal } from '../../lib/refusal.ts';
import { answerInTime, createPlaces, createTurns } from './places.ts';

/** Work that ends when the test says so. */
function makeWorks() {
  const ends: Array<() => void> = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { ends, work };
}

describe('slots of uploads', () => {
  it('[C-054] are few for one address, and free again when released', () => {
    const take = createPlaces({ inAll: 3, ofOne: 2 });
    const leaves = [take('slow'), take('slow')];
    expect(() => take('slow')).toThrow(Refusal);
    leaves.push(take('other'));
    expect(() => take('third')).toThrow(Refusal);
    for (const leave of leaves) leave();
    for (const address of ['a', 'a', 'slow']) take(address);
    expect(() => take('slow')).toThrow(Refusal);
  });

  it('[C-054] stay taken until the work has ended, which is notified if its caller was answered before', async () => {
    const { ends, work } = makeWorks();
    const take = createPlaces({ inAll: 1, ofOne: 1 });
    const ended = work().finally(take('slow'));
    const signals: AbortSignal[] = [];
    const answer = answerInTime((answered) => {
      signals.push(answered);
      return ended;
    }, 1);
    await expect(answer).rejects.toMatchObject({ code: '5030' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(() => take('slow')).toThrow(Refusal);
    ends[0]?.();
    await ended;
    take('slow');
  });
});

describe('turns', () => {
  it('[C-054] come in order, never more at once than allowed, also after a failed one', async () => {
    const { ends, work } = makeWorks();
    const turn = createTurns(2);
    const first = turn(work);
    const failing = turn(() => work().then(() => Promise.reject(new Error('no picture'))));
    const third = turn(work);
    const fourth = turn(async () => 'fourth');
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await expect(failing).rejects.toThrow('no picture');
    expect(ends).toHaveLength(3);
    ends[0]?.();
    expect(await fourth).toBe('fourth');
    ends[2]?.();
    await Promise.all([first, third]);
  });
});
