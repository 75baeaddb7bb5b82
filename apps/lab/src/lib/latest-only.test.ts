import { expect, it, vi } from 'vitest';
import { latestOnly } from './latest-only.ts';

it('an answer for the user before that comes late is not shown', async () => {
  const show = vi.fn();
  const showLatest = latestOnly<string>(show);
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = showLatest(promise);
  await showLatest('the new user’s');
  resolve('the old user’s');
  await late;
  expect(show.mock.calls).toEqual([['the new user’s']]);
});
