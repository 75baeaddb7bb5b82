import { describe, expect, it } from 'vitest';
import { createPictureTable } from './picture-table.ts';

const themed = { dark: '#24160f', light: '#f0e3d3' };
const table = createPictureTable(
  ['manifest.json', 'names.mjs', 'posters/dusk-240.webp', 'posters/dusk-480.webp', 'marks/guest.png'],
  {
    posters: [
      {
        id: 'dusk',
        title: '暮色',
        width: 480,
        height: 672,
        hash: '0123456789',
        source: '0123456789abcdef',
        files: { 240: { webp: 'posters/dusk-240.webp' }, 480: { webp: 'posters/dusk-480.webp' } },
        placeholder: 'data:image/webp;base64,AA==',
        tone: themed,
        lamp: themed,
      },
    ],
  },
);
const fileAt = (address: string, width?: number) => table.find(address, width)?.file;

describe('the table of pictures', () => {
  it.each([
    [1, 240],
    [240, 240],
    [359, 240],
    [360, 480],
    [361, 480],
    [9_999, 480],
  ])('finds the right rendering for a width of %i', (asked, given) => {
    expect(fileAt('posters/dusk.webp', asked)).toBe(`posters/dusk-${given}.webp`);
  });

  it('finds the largest rendering if no width is requested', () => {
    expect(fileAt('posters/dusk.webp')).toBe('posters/dusk-480.webp');
  });

  it('prefers the width in the address over the requested one', () => {
    expect(fileAt('posters/dusk-240.webp', 480)).toBe('posters/dusk-240.webp');
  });

  it('finds files that the manifest does not name, without a version', () => {
    expect(table.find('marks/guest.png')).toEqual({ file: 'marks/guest.png', hash: undefined });
  });

  it.each([
    '',
    'posters',
    'posters/',
    'posters/dusk',
    'posters/dusk.avif',
    'posters/dusk.png',
    'Posters/dusk.webp',
    'manifest.json',
    'names.mjs',
    '../demo/art/posters/dusk-240.webp',
    'posters/../posters/dusk-240.webp',
    '__proto__',
    'constructor',
  ])('finds nothing else: "%s"', (address) => {
    expect(table.find(address, 240)).toBeUndefined();
  });
});
