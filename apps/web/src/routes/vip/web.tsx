import { shellTexts } from '@juban/contract/texts/shell';
import { createFileRoute } from '@tanstack/react-router';
import { usePageInfo } from '../../app/use-page-info.ts';
import { isWrongLink, type PurchaseSearch } from '../../features/purchase/purchase-query.ts';
import { PurchaseSkeleton } from '../../features/purchase/purchase-skeleton.tsx';
import { searchOf } from '../../lib/search.ts';
import { identifyClient } from '../../platform/session/client-identity.ts';
import { LazyPurchase } from './-lazy-purchase.tsx';

export const Route = createFileRoute('/vip/web')({
  staticData: {
    title: '开通会员',
    group: '会员',
    entry: 'app',
    example: '/vip/web?ct=web&app_type=web',
    silent: true,
    bar: { right: { url: '/vip/orders', title: shellTexts.orders } },
  },
  validateSearch: searchOf<keyof PurchaseSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { loadPurchase } = await import('../../features/purchase/load-purchase.ts');
    return loadPurchase(deps);
  },
  pendingMs: 0,
  pendingMinMs: 0,
  // The skeleton is split too, because code of the route file itself is part of every page of its area.
  codeSplitGroupings: [['component', 'loader', 'pendingComponent']],
  pendingComponent: PurchaseSkeleton,
  component: WebPurchaseRoute,
});

function WebPurchaseRoute() {
  const search = Route.useSearch();
  const { title, brand } = usePageInfo();
  const data = Route.useLoaderData();
  const { clientType } = identifyClient(search);
  return (
    <LazyPurchase
      key={clientType.id}
      data={data}
      search={search}
      clientType={clientType}
      brand={brand}
      title={title}
      variant="web"
      isWrong={isWrongLink(search, data)}
    />
  );
}
