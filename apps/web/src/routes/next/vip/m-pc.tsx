import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { QueryScope } from '../../../app/query-scope.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import type { DesktopSearch } from '../../../features/desktop/desktop-data.ts';
import { loadScanGoods } from '../../../features/desktop/load-desktop.ts';
import { ScanScreen } from '../../../features/desktop/scan-screen.tsx';
import { pickSearch, searchOf } from '../../../lib/search.ts';
import { useAskLogin } from '../../../platform/host/use-ask-login.ts';
import { CLIENT_SEARCH_NAMES, identifyClient } from '../../../platform/session/client-identity.ts';
import { alertStore, showAlert } from '../../../ui/alert-store.ts';

export const Route = createFileRoute('/next/vip/m-pc')({
  staticData: { title: '扫码支付', group: '购买', entry: 'app', silent: true, bar: null },
  validateSearch: searchOf<keyof DesktopSearch>(),
  loaderDeps: ({ search }) => pickSearch(search, CLIENT_SEARCH_NAMES),
  loader: ({ deps }) => loadScanGoods(identifyClient(deps).clientType).catch(() => null),
  component: ScanPage,
});

function ScanPage() {
  const search = Route.useSearch();
  const client = identifyClient(search);
  return (
    <QueryScope>
      <ScanScreen
        key={client.clientType.id}
        brand={usePageInfo().brand}
        client={client}
        packages={Route.useLoaderData()}
        search={search}
        load={() => loadScanGoods(client.clientType)}
        onLogin={useAskLogin()}
        onStale={useWayToLogin()}
      />
    </QueryScope>
  );
}

const READ_MS = 3000;

/** Shows that the login has ended, and opens the login on a tap or after a delay; returns to this page. */
function useWayToLogin(): () => void {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = () => {
    clearTimeout(timer.current);
    alertStore.set(undefined);
    const redirect_path = router.latestLocation.publicHref;
    void router.navigate({ to: '/login', search: { redirect_path } });
  };
  return () => {
    const action = { label: commonTexts.login, onPress: go, quietLabel: null };
    showAlert({ text: desktopTexts.loginExpired, action });
    timer.current = setTimeout(go, READ_MS);
  };
}
