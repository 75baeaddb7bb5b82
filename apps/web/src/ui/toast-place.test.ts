import { expect, it } from 'vitest';
import { toastPlace } from './toast-place.ts';

it.each([
  ['no dialog is open', undefined, undefined],
  ['a dialog is in the middle', { top: 344, bottom: 500 }, 172],
  ['a sheet covers the lower half', { top: 400, bottom: 844 }, 200],
  ['a dialog is at the top', { top: 40, bottom: 300 }, 572],
  ['there is exactly enough space', { top: 84, bottom: 800 }, 42],
  ['a dialog fills the window', { top: 83, bottom: 820 }, 37],
])('where %s, a toast covers nothing of it', (_what, dialog, place) => {
  expect(toastPlace(dialog, 844)).toBe(place);
});
