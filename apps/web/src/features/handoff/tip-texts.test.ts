import { expect, it } from 'vitest';
import { tipTexts } from './tip-texts.ts';

const SAYS_RUNNING = /正在自动续费|生效中的自动续费|已开通自动续费|原来的续费/;

it.each([
  [1, { tip: 1, renewable: true }, true],
  [1, { tip: 1, renewable: false }, true],
  [1, { tip: 0, renewable: true }, false],
  [1, { tip: 0, renewable: false }, false],
  [2, { tip: 2, renewable: true }, true],
  [2, { tip: 2, renewable: false }, true],
  [2, { tip: 0, renewable: true }, false],
  [2, { tip: 0, renewable: false }, false],
] as const)(
  '[B-024][B-025] tip %i with the order %j mentions a running contract: %s',
  (tip, order, isSaid) => {
    expect(SAYS_RUNNING.test(Object.values(tipTexts(tip, order)).join())).toBe(isSaid);
  },
);
