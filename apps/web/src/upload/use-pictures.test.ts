import { createElement, act as settle } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { renderHook } from '../ui/testing/render-hook.ts';
import { FileRefused } from './upload-picture.ts';
import { type Pictures, usePictures } from './use-pictures.ts';

const { upload } = vi.hoisted(() => ({ upload: vi.fn(() => new Promise<string>(() => {})) }));
vi.mock('./upload-picture.ts', async (original) => ({
  ...(await original<typeof import('./upload-picture.ts')>()),
  uploadPicture: () => ({ result: upload(), cancel: () => {} }),
}));
vi.mock('../platform/host/phone-kind.ts', () => ({ phoneKind: () => 'other' }));
vi.mock('../ui/toast.tsx', () => ({ showToast: () => {} }));

const file = (name: string) => ({ name, size: 10 }) as File;

/** Each step uses the pictures of one render; changes are queued until the next. */
function act(...steps: ((pictures: Pictures) => void)[]): string[] {
  let names: string[] = [];
  const Form = () => {
    const pictures = usePictures({ purpose: 'feedback', most: 5, tooMany: '' });
    names = pictures.list.map((picture) => picture.file?.name ?? '');
    steps.shift()?.(pictures);
    return null;
  };
  renderToString(createElement(Form));
  return names;
}

it('[C-076] a picture added in parallel to another change keeps that change', () => {
  const names = act(
    ({ add }) => add([file('first.jpg')]),
    ({ list: [first], add, remove }) => {
      if (first) remove(first.id);
      add([file('second.jpg')]);
    },
  );
  expect(names).toEqual(['second.jpg']);
});

it.each([
  ['a file that is not a picture leaves no tile', new FileRefused('no picture'), []],
  ['a failed upload keeps its tile for a retry', new Error('lost'), ['failed']],
])('[C-076] %s', async (_what, error, states) => {
  upload.mockRejectedValueOnce(error);
  const form = await renderHook(() => usePictures({ purpose: 'feedback', most: 5, tooMany: '' }), undefined);
  await settle(async () => form.now.add([file('some.png')]));
  expect(form.now.list.map(({ state }) => state)).toEqual(states);
  await form.leave();
});
