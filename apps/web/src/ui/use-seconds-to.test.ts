import { expect, it } from 'vitest';
import { clockText } from './use-seconds-to.ts';

it('[C-002] the remaining time of a code is shown in minutes and seconds', () => {
  expect([120, 107, 60, 59, 0].map(clockText)).toEqual(['02:00', '01:47', '01:00', '00:59', '00:00']);
});
