import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateNow, SERVED_WITH_TAPS } from '../../entry/hydrate-later.ts';
import { SimpleMain } from '../../features/simple-vip/simple-screen.tsx';
import { SimpleSkeleton } from '../../features/simple-vip/simple-skeleton.tsx';
import { searchOf } from '../../lib/search.ts';
import { GUEST } from '../../lib/user-state.ts';
import { mayBeLoggedIn } from '../../platform/host/may-be-logged-in.ts';
import { VisitorFirst } from '../../platform/host/visitor-first.tsx';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';
import { LazySimple } from './-lazy-simple.tsx';
import { loadSimple } from './-load-simple.ts';
import type { SimpleSearch } from './-use-simple-buying.ts';
import { type SimpleData, useSimpleLoads } from './-use-simple-loads.ts';

export const Route = createFileRoute('/next/simple_vip')({
  staticData: { title: '快捷开通', group: '购买', entry: 'app' },
  validateSearch: searchOf<keyof SimpleSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadSimple(deps),
  codeSplitGroupings: [['component', 'loader']],
  component: SimpleRoute,
});

function SimpleRoute() {
  const search = Route.useSearch();
  const { data, isServed, isLoading, retry, reloadMember } = useSimpleLoads(useServed(search));
  useEffect(() => {
    // A user returning from a cashier wants to see the result at once.
    if (/[?&]orderNo=/.test(window.location.search)) hydrateNow();
  }, []);
  const page = data && (
    <LazySimple
      data={data}
      search={search}
      isRetrying={isLoading}
      onRetry={retry}
      reloadMember={reloadMember}
    />
  );
  return (
    <SimpleMain {...SERVED_WITH_TAPS}>
      {isServed ? <ServedPage>{page}</ServedPage> : (page ?? <SimpleSkeleton />)}
    </SimpleMain>
  );
}

/** Decided once, at hydration: a login in a dialog does not change it. */
function ServedPage({ children }: { children: ReactNode }) {
  const [who, setWho] = useState<'unknown' | 'guest'>('unknown');
  useEffect(() => {
    if (!mayBeLoggedIn()) setWho('guest');
  }, []);
  return (
    <VisitorFirst who={who} skeleton={<SimpleSkeleton />}>
      {children}
    </VisitorFirst>
  );
}

/**
 * The server's data, if the address is unchanged: one completed by a host is another page, which loads its
 * data itself.
 */
function useServed(search: ClientSearch): SimpleData | undefined {
  const loaded = Route.useLoaderData();
  const [served] = useState(
    () => loaded && { ...loaded, clientType: identifyClient(search).clientType, visitor: GUEST },
  );
  return served;
}
