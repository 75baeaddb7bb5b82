import { shellTexts } from '@juban/contract/texts/shell';
import { createFileRoute } from '@tanstack/react-router';
import { UnionSkeleton } from '../../../features/union/union-skeleton.tsx';
import { searchOf } from '../../../lib/search.ts';
import type { UnionSearch } from './-union-page.tsx';
import { UnionRoute } from './-union-route.tsx';

export const Route = createFileRoute('/vip/union/zhuishu')({
  staticData: {
    title: '阅读联合会员',
    group: '联合会员',
    entry: 'app',
    bar: { right: { url: '/vip/orders', title: shellTexts.orders } },
  },
  validateSearch: searchOf<keyof UnionSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async () => {
    const { loadUnion } = await import('../../../features/union/load-union.ts');
    return loadUnion('zhuishu');
  },
  pendingMs: 0,
  pendingMinMs: 0,
  codeSplitGroupings: [['component', 'loader', 'pendingComponent']],
  pendingComponent: UnionSkeleton,
  component: ZhuishuRoute,
});

function ZhuishuRoute() {
  return <UnionRoute product={Route.useLoaderData().product} search={Route.useSearch()} />;
}
