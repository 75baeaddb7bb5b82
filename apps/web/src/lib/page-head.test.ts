import { describe, expect, it, vi } from 'vitest';
import { cardAddress, cardHead } from './page-head.ts';

const HERE = 'https://m.brand.example';
const LIST = '/share/sheetSquare?categoryId=9002';
vi.mock('./public-origin.ts', () => ({ publicOrigin: () => HERE }));

describe('where a card leads', () => {
  it.each([{}, { ct: 'Android', cv: '6.0.0' }, { ct: 'nobody' }])('with %o it is the bare page', (search) => {
    expect(cardAddress(LIST, search)).toBe(HERE + LIST);
  });

  it('the page of another brand is named with it, by whatever name the address has it', () => {
    expect(cardAddress(LIST, { ct: 'android_jqq', cv: '6.0.0' })).toBe(`${HERE}${LIST}&ct=android_jqq`);
    expect(cardAddress('/vip/activity', { app_type: 'tthj' })).toBe(`${HERE}/vip/activity?ct=tthj`);
  });

  it('[A-041] the head says so', () => {
    const { meta } = cardHead(
      { clientType: 'ddmj' },
      { title: '', description: '', image: '/a', path: LIST },
    );
    const said = meta.find(({ property }) => property === 'og:url')?.content;
    expect(said).toBe(`${HERE}${LIST}&ct=ddmj`);
  });
});
