/** Seeded random choices: the same seed always gives the same sequence. */
export interface Chance {
  /** An integer from 0 to `below`, exclusive. */
  int(below: number): number;
  pick<Item>(list: readonly Item[]): Item;
  happens(share: number): boolean;
}

export function createChance(...parts: ReadonlyArray<string | number>): Chance {
  let state = hash(parts.join('/'));
  // mulberry32: 32 bits of state are enough for the few dozen choices per input.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: <Item>(list: readonly Item[]) => list[int(list.length)] as Item,
    happens: (share) => next() < share,
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value | 0;
}
