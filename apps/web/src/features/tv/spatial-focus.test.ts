import { describe, expect, it } from 'vitest';
import { type Box, type Direction, pickInDirection } from './spatial-focus.ts';

/** The page as on a TV: four packages in a row, the panel's button at the right, two links below. */
const PLACES: Readonly<Record<string, Box>> = {
  year: { left: 64, top: 256, width: 176, height: 232 },
  month: { left: 260, top: 256, width: 176, height: 232 },
  season: { left: 456, top: 256, width: 176, height: 232 },
  week: { left: 652, top: 256, width: 176, height: 232 },
  login: { left: 940, top: 440, width: 220, height: 64 },
  terms: { left: 900, top: 650, width: 140, height: 28 },
  renewal: { left: 1060, top: 650, width: 150, height: 28 },
};

function go(from: string, ...keys: Direction[]): string {
  const names = Object.keys(PLACES);
  return keys.reduce((at, key) => {
    const here = PLACES[at];
    const next = here && pickInDirection(here, Object.values(PLACES), key);
    return (next !== undefined && names[next]) || at;
  }, from);
}

describe('a remote control', () => {
  it('[C-002] moves along the row of packages and stops at its ends', () => {
    expect(go('year', 'right')).toBe('month');
    expect(go('year', 'right', 'right', 'right')).toBe('week');
    expect(go('month', 'left')).toBe('year');
    expect(go('year', 'left')).toBe('year');
    expect(go('year', 'up')).toBe('year');
  });

  it('[C-002] reaches the panel beside the row and the links below, and returns', () => {
    expect(go('week', 'right')).toBe('login');
    expect(go('login', 'left')).toBe('week');
    expect(go('login', 'down')).toBe('terms');
    expect(go('terms', 'right')).toBe('renewal');
    expect(go('renewal', 'up')).toBe('login');
    expect(go('year', 'down')).toBe('terms');
  });

  it('[C-002] moves up and down through a form', () => {
    const fields = [0, 60, 120].map((top) => ({ left: 0, top, width: 270, height: 48 }));
    const [first, second, third] = fields as [Box, Box, Box];
    expect(pickInDirection(first, fields, 'down')).toBe(1);
    expect(pickInDirection(second, fields, 'down')).toBe(2);
    expect(pickInDirection(third, fields, 'up')).toBe(1);
    expect(pickInDirection(third, fields, 'down')).toBeUndefined();
  });
});
