import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import type { DesktopSearch } from '../../../features/desktop/desktop-data.ts';
import { desktopRulesOf } from '../../../features/desktop/desktop-rules.ts';
import { DesktopScreen } from '../../../features/desktop/desktop-screen.tsx';
import { loadDesktop, loadDesktopGoods } from '../../../features/desktop/load-desktop.ts';
import { LoginModal } from '../../../features/identity/login-modal.tsx';
import { pickSearch, searchOf } from '../../../lib/search.ts';
import { closePage } from '../../../platform/host/close-page.ts';
import { CLIENT_SEARCH_NAMES, identifyClient } from '../../../platform/session/client-identity.ts';
import { showAlert } from '../../../ui/alert-store.ts';
import { GiftTablePopup } from './-gift-table.tsx';

export const Route = createFileRoute('/next/vip/pc')({
  staticData: {
    title: '电脑端会员',
    group: '购买',
    entry: 'app',
    example: '/next/vip/pc?ct=win_rrsp',
    silent: true,
    bar: null,
  },
  validateSearch: searchOf<keyof DesktopSearch>(),
  loaderDeps: ({ search }) => pickSearch(search, [...CLIENT_SEARCH_NAMES, 'showMutil'] as const),
  loader: ({ deps }) => loadDesktop(deps),
  component: DesktopPage,
});

function DesktopPage() {
  const search = Route.useSearch();
  const client = identifyClient(search);
  const { seller } = desktopRulesOf(client);
  return (
    <QueryScope>
      <DesktopScreen
        key={seller.id}
        brand={usePageInfo().brand}
        client={client}
        data={Route.useLoaderData()}
        search={search}
        load={(family) => loadDesktopGoods(seller, family)}
        login={(layer) => <LoginModal {...layer} />}
        giftTable={(layer) => <GiftTablePopup {...layer} />}
        onStale={sayExpired}
      />
    </QueryScope>
  );
}

/** The client opens the page again after a login; a browser shows it as for a guest. */
function sayExpired(leave: () => void): void {
  const onPress = () => void closePage(leave);
  const action = { label: commonTexts.confirm, onPress, quietLabel: null };
  showAlert({ text: desktopTexts.loginExpired, action });
}
