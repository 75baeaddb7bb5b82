import { describe, expect, it } from 'vitest';
import { themeStyle } from './theme-style.ts';

const NAMES =
  'page surface sunken text1 text2 text3 accent wash washLine go goEnd on title key soft note bad';
const PLAIN = Object.fromEntries(NAMES.split(' ').map((name) => [name, '#102030'])) as unknown as Parameters<
  typeof themeStyle
>[0];

describe('themeStyle', () => {
  it('[C-021] applies the colours of the data', () => {
    const style = themeStyle({
      ...PLAIN,
      page: '#7c0f14',
      go: '#c92d25',
      goEnd: '#a4181a',
      text1: '#33120d',
    });
    expect(style).toMatchObject({
      '--page': 'rgb(124, 15, 20)',
      '--gold': 'linear-gradient(135deg, rgb(201, 45, 37), rgb(164, 24, 26))',
      '--hair': 'rgba(51, 18, 13, 0.13)',
    });
  });

  it('rejects everything but colours', () => {
    expect(themeStyle({ ...PLAIN, page: 'red;background:url(//elsewhere)' })).not.toHaveProperty('--page');
  });
});
