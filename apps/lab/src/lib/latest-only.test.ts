import { expect, it, vi } from 'vitest';
import { latestOnly } from './latest-only.ts';

it('drops a late answer for the previous user', async () => {
  const show = vi.fn();
  const showLatest = latestOnly<string>(show);
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = showLatest(promise);
  await showLatest('the new user’s');
  resolve('the old user’s');
  await late;
  expect(show.mock.calls).toEqual([['the new user’s']]);
});
