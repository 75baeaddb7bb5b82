import { describe, expect, it } from 'vitest';
import { describePage, knowPages } from './page-info.ts';
import { ROUTE_TITLES } from './route-titles.ts';

knowPages(ROUTE_TITLES);

const page = (fullPath: string, search = {}, pathname = fullPath) =>
  describePage([{ fullPath, pathname, search }]);

describe('what a page says about itself', () => {
  it.each([
    ['/dddown', {}, 'ddsp'],
    ['/filmCriticDDSP', { ct: 'tthj' }, 'ddsp'],
    ['/pieceListDDSP', {}, 'ddsp'],
    ['/vip/', { ct: 'tthj' }, 'tthj'],
    ['/vip/', { app_type: 'android_jqq' }, 'jqq'],
    ['/', {}, 'yujian'],
  ])('[A-001] %s with %o wears the brand %s', (path, search, brand) => {
    expect(page(path, search).brand.id).toBe(brand);
  });

  it('[A-012] the canonical link keeps what tells pages apart, and nothing else', () => {
    const search = { dramaId: '0012', ct: 'ddmj', aliId: '3', themeMode: 'dark' };
    expect(page('/share/drama', search).canonical).toBe('/share/drama?dramaId=0012');
    expect(page('/vip/', { ct: 'ddmj' }).canonical).toBe('/vip');
    expect(page('/keyword/$keyword', {}, '/keyword/8888').canonical).toBe('/keyword/8888');
  });

  it('is still a page when no route fits', () => {
    expect(describePage([])).toMatchObject({ title: '', canonical: '/' });
  });
});
