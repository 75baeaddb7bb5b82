import { commonTexts } from '@juban/contract/texts/common';
import { expect, it, vi } from 'vitest';
import { renderHook } from './testing/render-hook.ts';
import { hideToast, showToast } from './toast.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

vi.mock('./toast.tsx', () => ({ hideToast: vi.fn(), showToast: vi.fn() }));

const Shown = () => null;

it('a dialog that fails to load is requested once, closed by the page’s latest handler, and reported', async () => {
  const { promise, reject } = Promise.withResolvers<{ default: typeof Shown }>();
  const load = vi.fn(() => promise);
  const closed: string[] = [];
  const use = (name: string) => useLazyDialog(load, { open: true, onClose: () => closed.push(name) });
  const hook = await renderHook(use, 'first');
  await hook.rerender('second');
  reject(new TypeError('lost'));
  await promise.catch(() => undefined);
  expect(load).toHaveBeenCalledOnce();
  expect(closed).toEqual(['second']);
  expect(vi.mocked(showToast)).toHaveBeenCalledExactlyOnceWith(commonTexts.noConnection);
  await hook.leave();
});

it('a page with its own failure handler is the only one called', async () => {
  const [onClose, onFailed] = [vi.fn(), vi.fn()];
  const load = async (): Promise<{ default: typeof Shown }> => Promise.reject(new TypeError('lost'));
  const hook = await renderHook(() => useLazyDialog(load, { open: true, onClose, onFailed }), undefined);
  expect([onClose, onFailed].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await hook.leave();
});

it('a dialog that opens removes the toast that it would lie under, once', async () => {
  vi.mocked(hideToast).mockClear();
  const use = (open: boolean) => useLazyDialog(async () => ({ default: Shown }), { open, onClose: () => {} });
  const hook = await renderHook(use, false);
  expect(hideToast).not.toHaveBeenCalled();
  await hook.rerender(true);
  await hook.rerender(true);
  expect(hideToast).toHaveBeenCalledOnce();
  await hook.leave();
});
