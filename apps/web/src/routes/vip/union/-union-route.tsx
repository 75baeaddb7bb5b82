import { createIsomorphicFn } from '@tanstack/react-start';
import { memo } from 'react';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { hydrateLater } from '../../../entry/hydrate-later.ts';
import type { UnionProduct } from '../../../features/union/union-data.ts';
import { type ClientSearch, identifyClient } from '../../../platform/session/client-identity.ts';
import { UnionMain } from './-union-main.tsx';
import ServerUnion, { type UnionPageProps, type UnionSearch } from './-union-page.tsx';

const pickUnion = createIsomorphicFn()
  .server(() => ServerUnion)
  .client(() => hydrateLater<UnionPageProps>(() => import('./-union-page.tsx')));

const UnionInside = pickUnion();

interface UnionRouteProps {
  product: UnionProduct | null;
  search: UnionSearch & ClientSearch;
}

/** One of the three union pages; the product names the partner. */
export function UnionRoute({ product, search }: UnionRouteProps) {
  const { title, brand } = usePageInfo();
  const { clientType } = identifyClient(search);
  return <LazyUnion title={title} product={product} search={search} clientType={clientType} brand={brand} />;
}

// Memoized, because a re-render would make React drop server HTML that is not hydrated yet.
const LazyUnion = memo(function LazyUnion({ title, ...props }: UnionPageProps & { title: string }) {
  return (
    <UnionMain title={title} isEager={props.product === null}>
      <UnionInside key={props.clientType.id} {...props} />
    </UnionMain>
  );
});
