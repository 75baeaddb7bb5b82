import { BRANDS } from '@juban/catalog';
import type { MouseEvent } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../platform/host/testing/fake-window.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { OPEN_WAIT_MS } from './attempt-open.ts';
import { useOpenApp } from './use-open-app.tsx';

// Load before a fake clock stops time.
await import('./open-flow.ts');

const LINK = 'yujian://season/1001?source=h5';
const DOWNLOAD = '/download?from=app';
const tap = { preventDefault: () => undefined } as MouseEvent;

let window: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  vi.useFakeTimers();
  window = fakeWindow();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openedPage() {
  const use = (id: string) => useOpenApp(BRANDS.yujian, { type: 'season', id });
  const page = await renderHook(use, '1001');
  await act(async () => page.now.open(tap));
  return page;
}
const waitForDownload = () => act(() => vi.advanceTimersByTimeAsync(OPEN_WAIT_MS));

it('[A-020] a visitor who stays gets the download', async () => {
  const page = await openedPage();
  expect(page.now.opening).toBe(true);
  await waitForDownload();
  expect(window.opened).toEqual([LINK, DOWNLOAD]);
  expect(page.now.opening).toBe(false);
  await page.leave();
});

it('[A-020] a second tap restarts the wait, which stays shown', async () => {
  const page = await openedPage();
  await act(async () => page.now.open(tap));
  expect(page.now.opening).toBe(true);
  await waitForDownload();
  expect(window.opened).toEqual([LINK, LINK, DOWNLOAD]);
  expect(page.now.opening).toBe(false);
  await page.leave();
});

it('[A-020] leaving the page cancels its download', async () => {
  const page = await openedPage();
  await page.leave();
  await waitForDownload();
  expect(window.opened).toEqual([LINK]);
});

it('[A-020] another drama in the same page cancels the previous download', async () => {
  const page = await openedPage();
  await page.rerender('1002');
  expect(page.now.opening).toBe(false);
  await waitForDownload();
  expect(window.opened).toEqual([LINK]);
  await page.leave();
});
