import { BRANDS, CLIENT_TYPES, type ClientType, clientTypeOf } from '@juban/catalog';
import { unionSalesOf } from '@juban/catalog/union-platforms';
import { fill } from '@juban/contract/texts/fill';
import { unionTexts } from '@juban/contract/texts/union';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeProduct, STORE_PRODUCT } from '../../../features/union/testing/make-union.ts';
import type { UnionProduct } from '../../../features/union/union-data.ts';
import UnionPage from './-union-page.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function draw(product: UnionProduct, clientType: ClientType): string {
  const page = { product, clientType, brand: BRANDS[clientType.brand], search: {} };
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <UnionPage {...page} />
    </RouterContextProvider>,
  );
}

const elsewhere = ({ brand }: ClientType) => fill(unionTexts.soldElsewhere, { brand: BRANDS[brand].name });
const NOT_SOLD = makeProduct({ sellChannel: [] });
const NOT_SELLING = CLIENT_TYPES.filter((type) => unionSalesOf(type) === 'none');

describe('the union page', () => {
  it.each(NOT_SELLING)('[C-048] in $id offers no purchase and says where the union is sold', (clientType) => {
    const html = draw(NOT_SOLD, clientType);
    expect(html).toContain(elsewhere(clientType));
    expect(html).not.toMatch(/<button|<input/);
    expect(html).not.toContain('data-testid="partner-account"');
    expect(html).toContain('data-testid="price-card"');
  });

  it.each([
    ['ios_rrsp_jzsp', makeProduct({ sellChannel: [], iosProduct: STORE_PRODUCT }), '148'],
    ['Android', makeProduct(), '168'],
  ])('[C-048] in %s offers the account and the purchase', (id, product, price) => {
    const html = draw(product, clientTypeOf(id));
    expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*[^<]*${price}`));
    expect(html).toContain('data-testid="partner-account"');
    expect(html).not.toContain('data-testid="sold-elsewhere"');
  });
});
