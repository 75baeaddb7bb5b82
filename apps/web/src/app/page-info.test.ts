import { describe, expect, it } from 'vitest';
import { describePage } from './page-info.ts';
import type { RouteFacts } from './route-facts.ts';

const page = (facts: RouteFacts, search = {}, pathname = '/vip') =>
  describePage([{ pathname, search, staticData: { title: '会员中心', ...facts } }]);

describe('page info', () => {
  it.each([
    [{ brand: 'ddsp' }, {}, 'ddsp'],
    [{ brand: 'ddsp' }, { ct: 'tthj' }, 'ddsp'],
    [{}, { ct: 'tthj' }, 'tthj'],
    [{}, { app_type: 'android_jqq' }, 'jqq'],
    [{}, {}, 'yujian'],
  ] as const)('[A-001] a route with %o and the query %o has the brand %s', (facts, search, brand) => {
    expect(page(facts, search).brand.id).toBe(brand);
  });

  it('[A-012] the canonical link keeps only the parameters that identify the page', () => {
    const search = { dramaId: '0012', ct: 'ddmj', aliId: '3', themeMode: 'dark' };
    const query = ['dramaId', 'episode'];
    expect(page({ query }, search, '/share/drama').canonical).toBe('/share/drama?dramaId=0012');
    expect(page({}, { ct: 'ddmj' }, '/vip/').canonical).toBe('/vip');
    expect(page({}, {}, '/keyword/8888').canonical).toBe('/keyword/8888');
  });

  it('exists even if no route matches', () => {
    expect(describePage([])).toMatchObject({ title: '', canonical: '/' });
  });
});
