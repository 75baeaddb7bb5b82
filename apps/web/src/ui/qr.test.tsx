import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Qr } from './qr.tsx';
import type { QrProps } from './qr-picture.tsx';
import { renderHook } from './testing/render-hook.ts';

const { load } = vi.hoisted(() => ({
  load: vi.fn<() => Promise<{ default: ComponentType<QrProps> }>>(),
}));
/** The real hook with a loader that the test controls. */
vi.mock('./use-lazy-component.ts', async (original) => {
  const { useLazyComponent } = await original<typeof import('./use-lazy-component.ts')>();
  return {
    useLazyComponent: (_own: unknown, wanted: boolean, onFailed: () => void) =>
      useLazyComponent(load, wanted, onFailed),
  };
});

const FAILED = '二维码没有画出来';
const Picture = ({ text }: QrProps) => <b>{text}</b>;

it('[C-061] a code that could not be rendered says so, and the next one is rendered on retry', async () => {
  load.mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ default: Picture });
  const place = await renderHook((text: string) => Qr({ text, label: '', failedText: FAILED }), 'first');
  const shown = () => renderToStaticMarkup(place.now);
  expect(shown()).toContain(FAILED);
  for (const text of ['second', 'first']) {
    await place.rerender(text);
    expect(shown()).toContain(`<b>${text}</b>`);
    expect(shown()).not.toContain(FAILED);
  }
  expect(load).toHaveBeenCalledTimes(2);
  await place.leave();
});

it('[C-061] the square shimmers until the expected code is rendered', async () => {
  load.mockResolvedValue({ default: Picture });
  const props = { label: '', failedText: FAILED, waits: true };
  const place = await renderHook((text: string | undefined) => Qr({ ...props, text }), undefined);
  const shown = () => renderToStaticMarkup(place.now);
  expect(shown()).toContain('aria-busy="true"');
  await place.rerender('first');
  expect(shown()).toContain('<b>first</b>');
  expect(shown()).not.toContain('aria-busy');
  await place.leave();
});
