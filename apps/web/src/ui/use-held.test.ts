import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from './testing/render-hook.ts';
import { useHeld } from './use-held.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

it('locks while an answer is pending, for ten seconds at most, and again with the next', async () => {
  const dialog = await renderHook(useHeld, false);
  expect(dialog.now).toBe(false);
  await dialog.rerender(true);
  await pass(9_999);
  expect(dialog.now).toBe(true);
  await pass(1);
  expect(dialog.now).toBe(false);
  await dialog.rerender(false);
  await dialog.rerender(true);
  expect(dialog.now).toBe(true);
});
