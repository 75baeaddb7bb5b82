import { describe, expect, it, vi } from 'vitest';
import { cardAddress, cardHead } from './page-head.ts';

const HERE = 'https://m.brand.example';
const LIST = '/share/sheetSquare?categoryId=9002';
vi.mock('./public-origin.ts', () => ({ publicOrigin: () => HERE }));

describe('the target of a card', () => {
  it.each([{}, { ct: 'Android', cv: '6.0.0' }, { ct: 'nobody' }])('with %o is the path alone', (search) => {
    expect(cardAddress(LIST, search)).toBe(HERE + LIST);
  });

  it('of a page of another brand names that brand, however the address names it', () => {
    expect(cardAddress(LIST, { ct: 'android_jqq', cv: '6.0.0' })).toBe(`${HERE}${LIST}&ct=android_jqq`);
    expect(cardAddress('/vip/activity', { app_type: 'tthj' })).toBe(`${HERE}/vip/activity?ct=tthj`);
  });

  it('[A-041] the head says that the content is missing', () => {
    const { meta } = cardHead(
      { clientType: 'ddmj' },
      { title: '', description: '', image: '/a', path: LIST },
    );
    const said = meta.find(({ property }) => property === 'og:url')?.content;
    expect(said).toBe(`${HERE}${LIST}&ct=ddmj`);
  });
});
