import { afterEach, expect, it, vi } from 'vitest';
import { levelUpOnce } from './level-up-once.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}

it('[B-017] shows the level of an order once, and that of the next order too', () => {
  stubStorage();
  expect([levelUpOnce('1', 3), levelUpOnce('1', 3), levelUpOnce('2', 4)]).toEqual([3, undefined, 4]);
});

it('[B-017] shows nothing for an order that raised no level', () => {
  stubStorage();
  expect([levelUpOnce('1', null), levelUpOnce('1', undefined), levelUpOnce('1', 3)]).toEqual([
    undefined,
    undefined,
    3,
  ]);
});

it('[B-017] works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(levelUpOnce('1', 3)).toBe(3);
});
