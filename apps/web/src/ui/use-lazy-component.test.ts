import { expect, it, vi } from 'vitest';
import { renderHook } from './testing/render-hook.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const Shown = () => null;

it('a component that failed to load is loaded again when needed again, and kept once loaded', async () => {
  const load = vi.fn(async () => ({ default: Shown })).mockRejectedValueOnce(new TypeError('lost'));
  const failed = vi.fn();
  const hook = await renderHook((wanted: boolean) => useLazyComponent(load, wanted, failed), true);
  expect(failed).toHaveBeenCalledOnce();
  expect(hook.now).toBeUndefined();
  await hook.rerender(false);
  await hook.rerender(true);
  expect(hook.now).toBe(Shown);
  await hook.rerender(false);
  await hook.rerender(true);
  expect(load).toHaveBeenCalledTimes(2);
  await hook.leave();
});
