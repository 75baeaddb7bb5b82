import { describe, expect, it } from 'vitest';
import type { KeptDraw } from './campaign-draw.ts';
import { replayDraws } from './campaign-replay.ts';

const TERMS = {
  prizes: [
    { prizeId: 'cup', odds: 500_000, stock: 2 },
    { prizeId: 'thanks', odds: 500_000, stock: null },
  ],
  fallback: 'thanks',
};
const hex = (roll: number) => roll.toString(16).padStart(13, '0').padEnd(64, '0');

/**
 * User 7 rolls 10, 20, 30 and 600,000 and gets two cups, the fallback because the cups are gone, and the
 * thanks prize.
 */
const ROLLS = [10, 20, 30, 600_000];
const onCup = (drawNo: number, prize: string): KeptDraw => ({
  userId: 7,
  drawNo,
  roll: ROLLS[drawNo - 1] ?? 0,
  rolled: 'cup',
  rolledNo: drawNo,
  released: 2,
  prize,
});
const THANKS: KeptDraw = {
  userId: 7,
  drawNo: 4,
  roll: 600_000,
  rolled: 'thanks',
  rolledNo: null,
  released: null,
  prize: 'thanks',
};
const DRAWS = [onCup(1, 'cup'), onCup(2, 'cup'), onCup(3, 'thanks'), THANKS];

const digestOf = ({ drawNo }: KeptDraw) => hex(ROLLS[drawNo - 1] ?? 0);
const faultsOf = (draws: readonly KeptDraw[]) =>
  replayDraws(TERMS, draws, digestOf).map(({ drawNo, why }) => `${drawNo}: ${why}`);
const changed = (drawNo: number, change: Partial<KeptDraw>) =>
  DRAWS.map((draw) => (draw.drawNo === drawNo ? { ...draw, ...change } : draw));

describe('draw replay', () => {
  it('[C-092] finds no faults in correct draws, in whatever order they are given', () => {
    expect(faultsOf(DRAWS)).toEqual([]);
    expect(faultsOf([...DRAWS].reverse())).toEqual([]);
  });

  it('[C-092] accepts stock that was raised between draws', () => {
    const afterwards = { ...onCup(4, 'cup'), roll: 40, released: 3 };
    const digests = (draw: KeptDraw) => (draw.drawNo === 4 ? hex(40) : digestOf(draw));
    expect(replayDraws(TERMS, [...DRAWS.slice(0, 3), afterwards], digests)).toEqual([]);
  });

  it.each([
    ['another roll', changed(1, { roll: 11 }), '1: the seed rolls 10, kept is 11'],
    ['another cell', changed(4, { rolled: 'cup' }), '4: 600000 falls on thanks, kept is cup'],
    ['a prize for thanks', changed(4, { prize: 'cup' }), '4: thanks is due, kept is cup'],
    ['thanks for a prize', changed(1, { prize: 'thanks' }), '1: cup is due, kept is thanks'],
    ['a prize that was gone', changed(3, { prize: 'cup' }), '3: thanks is due, kept is cup'],
    ['a place that was skipped', changed(2, { rolledNo: 9 }), '2: roll 9 on cup has no place in their order'],
    ['no place', changed(1, { rolledNo: null }), '1: roll null on cup has no place in their order'],
    ['a draw that was left out', DRAWS.slice(0, 3).toSpliced(0, 1), '2: draw 1 is missing or stands twice'],
    ['a draw that stands twice', [...DRAWS, THANKS], '4: draw 5 is missing or stands twice'],
  ])('[C-092] reports %s', (_case, draws, fault) => {
    expect(faultsOf(draws)).toContain(fault);
  });
});
