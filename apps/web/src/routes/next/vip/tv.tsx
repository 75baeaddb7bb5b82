import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { useLeave } from '../../../app/shells/use-leave.ts';
import { usePageInfo } from '../../../app/use-page-info.ts';
import { LoginModal } from '../../../features/identity/login-modal.tsx';
import { loadTvGoods } from '../../../features/tv/load-tv-goods.ts';
import { TvScreen } from '../../../features/tv/tv-screen.tsx';
import { pickSearch } from '../../../lib/search.ts';
import { useReloadData } from '../../../lib/use-retry.ts';
import { CLIENT_SEARCH_NAMES } from '../../../platform/session/client-identity.ts';

export const Route = createFileRoute('/next/vip/tv')({
  staticData: { title: '电视会员', group: '购买', entry: 'app', silent: true, bar: null },
  loaderDeps: ({ search }) => pickSearch(search, CLIENT_SEARCH_NAMES),
  loader: ({ deps }) => loadTvGoods(deps),
  component: TvPage,
});

function TvPage() {
  const { back } = useLeave();
  return (
    <QueryScope>
      <TvScreen
        brand={usePageInfo().brand}
        goods={Route.useLoaderData()}
        onReload={useReloadData()}
        onLeave={back}
        login={(layer) => <LoginModal {...layer} />}
      />
    </QueryScope>
  );
}
