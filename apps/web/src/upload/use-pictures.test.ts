import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Pictures, usePictures } from './use-pictures.ts';

vi.mock('./upload-picture.ts', () => ({
  uploadPicture: () => ({ result: new Promise(() => {}), cancel: () => {} }),
}));

const file = (name: string) => ({ name, size: 10 }) as File;

/** Each step acts on the pictures of one drawing; what it changes is queued until the next. */
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

it('[C-076] a picture added beside another change leaves that change as it is', () => {
  const names = act(
    ({ add }) => add([file('first.jpg')]),
    ({ list: [first], add, remove }) => {
      if (first) remove(first.id);
      add([file('second.jpg')]);
    },
  );
  expect(names).toEqual(['second.jpg']);
});
