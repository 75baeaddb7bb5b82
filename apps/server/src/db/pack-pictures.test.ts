import { expect, it } from 'vitest';
import type { PackFiles } from './content-section.ts';
import { missingPictures, pictureAddressOf } from './pack-pictures.ts';

const list = [
  { id: 'drawn', title: '', addresses: {}, vector: '/art/marks/drawn.svg', placeholder: '' },
  {
    id: 'wide',
    title: '',
    addresses: { 480: '/art/wide-480.webp', 1170: '/art/wide-1170.webp' },
    placeholder: '',
  },
];
const files: PackFiles = { pictures: (name) => (name === 'marks' ? list : []), clip: () => undefined };

it.each([
  ['marks/drawn', '/art/marks/drawn.svg'],
  ['marks/wide', '/art/wide-1170.webp'],
  ['marks/none', undefined],
  ['others/drawn', undefined],
  ['drawn', undefined],
])('%s has the address %s', (name, address) => expect(pictureAddressOf(name, files)).toBe(address));

it('names missing pictures, and nothing that was not requested', () => {
  expect(missingPictures(['marks/drawn', undefined, 'marks/none'], files)).toEqual([
    'there is no picture marks/none',
  ]);
});
