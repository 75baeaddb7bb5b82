import { describe, expect, it } from 'vitest';
import { createPolledReads } from './polled-reads.ts';

function setUp(most = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>();
  const reads: string[][] = [];
  let time = 0;
  const polled = createPolledReads<string>({
    read: async (keys) => {
      reads.push([...keys]);
      if (reads.length > most) throw new Error('away');
      return new Map([...stored].filter(([key]) => keys.includes(key)));
    },
    now: () => time,
    isFinal: (value) => value === 'ended',
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { stored, reads, polled, pass };
}

describe('polled reads', () => {
  it('[C-047] the first poll is a read, further ones are none, and a round is one read for all', async () => {
    const { stored, reads, polled } = setUp();
    const keys = Array.from({ length: 1_000 }, (_none, index) => `order-${index}`);
    for (const key of keys) stored.set(key, 'open');
    await Promise.all([...keys, ...keys].map(polled.get));
    expect(reads).toHaveLength(1_000);
    stored.set('order-7', 'ended');
    await polled.refresh();
    expect(reads).toHaveLength(1_001);
    expect(await polled.get('order-7')).toBe('ended');
    await polled.refresh();
    expect(reads.at(-1)).toHaveLength(999);
    await Promise.all(keys.map(polled.get));
    expect(reads).toHaveLength(1_002);
  });

  it('[C-047] keys that are no longer polled cost nothing', async () => {
    const { stored, reads, polled, pass } = setUp();
    stored.set('a', 'open');
    await polled.get('a');
    pass(15_000);
    await polled.refresh();
    expect(reads).toHaveLength(2);
    pass(1);
    await polled.refresh();
    expect(reads).toHaveLength(2);
  });

  it('missing, forgotten and failed values are read when requested', async () => {
    const { stored, reads, polled } = setUp(3);
    expect(await polled.get('a')).toBeUndefined();
    stored.set('a', 'open');
    expect(await polled.get('a')).toBe('open');
    stored.set('a', 'ended');
    polled.forget('a');
    expect(await polled.get('a')).toBe('ended');
    await expect(polled.get('b')).rejects.toThrow('away');
    await expect(polled.get('b')).rejects.toThrow('away');
    expect(reads).toHaveLength(5);
  });
});
