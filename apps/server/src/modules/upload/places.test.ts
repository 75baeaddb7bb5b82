import { describe, expect, it } from 'vitest';
import { createPlaces, createTurns } from './places.ts';

/** Works that end when they are told to. */
function makeWorks() {
  const ends: Array<() => void> = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { ends, work };
}

describe('places of uploads', () => {
  it('[C-054] are few for one address, and free again however an upload ends', async () => {
    const { ends, work } = makeWorks();
    const place = createPlaces({ inAll: 3, ofOne: 2 });
    const held = [place('slow', work), place('slow', work)];
    await expect(place('slow', work)).rejects.toMatchObject({ code: '5030' });
    held.push(place('other', work));
    await expect(place('third', work)).rejects.toMatchObject({ code: '5030' });
    for (const end of ends) end();
    await Promise.all(held);
    await expect(place('slow', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
    const again = await Promise.all(['a', 'a', 'slow'].map((address) => place(address, async () => address)));
    expect(again).toEqual(['a', 'a', 'slow']);
  });
});

describe('turns', () => {
  it('[C-054] come in order, never more at once than are wanted, also after one that failed', async () => {
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
