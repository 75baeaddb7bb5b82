import { createFileRoute } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { SERVED_WITH_TAPS, wake } from '../../entry/later.ts';
import { SimpleMain } from '../../features/simple-vip/simple-screen.tsx';
import { SimpleSkeleton } from '../../features/simple-vip/simple-skeleton.tsx';
import { GUEST } from '../../lib/reader-state.ts';
import { searchOf } from '../../lib/search.ts';
import { mayBeKnown } from '../../platform/host/may-be-known.ts';
import { StrangerFirst } from '../../platform/host/stranger-first.tsx';
import { type ClientSearch, identifyClient } from '../../platform/session/client-identity.ts';
import { LaterSimple } from './-later-simple.tsx';
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
    if (/[?&]orderNo=/.test(window.location.search)) wake();
  }, []);
  const page = data && (
    <LaterSimple
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
    if (!mayBeKnown()) setWho('guest');
  }, []);
  return (
    <StrangerFirst who={who} skeleton={<SimpleSkeleton />}>
      {children}
    </StrangerFirst>
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
