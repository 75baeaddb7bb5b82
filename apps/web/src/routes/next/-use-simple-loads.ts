import type { ClientType } from '@juban/catalog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hydrateNow } from '../../entry/hydrate-later.ts';
import { loadBlocks, loadGoodsList } from '../../features/purchase/load-purchase.ts';
import { type Member, memberOf, type Visitor } from '../../features/purchase/member.ts';
import type { Block, SellingPackage } from '../../features/purchase/purchase-data.ts';
import { dataOf, failedState, GUEST, knownState } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { mayBeLoggedIn } from '../../platform/host/may-be-logged-in.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { currentClient, getToken } from '../../platform/session/session.ts';

export interface SimpleData {
  clientType: ClientType;
  visitor: Visitor;
  /** Null if they could not be loaded. */
  packages: readonly SellingPackage[] | null;
  blocks: readonly Block[];
}

/** User, status and level; a visitor has none. */
async function loadVisitor(): Promise<Visitor> {
  if (!getToken()) return GUEST;
  const [user, status, experience] = await Promise.allSettled([
    api.getProfile({}),
    api.getPersonalInformation({}),
    api.getLevelExperience({}),
  ]);
  // Either call identifies the user; if both fail, there still is a user, unless an answer says otherwise.
  const known = user.status === 'fulfilled' ? user : status;
  if (known.status === 'rejected') {
    const isRefused = [user, status].some(
      (load) => load.status === 'rejected' && isLoginRefusal(load.reason),
    );
    return isRefused ? GUEST : failedState(known.reason);
  }
  const level = experience.status === 'fulfilled' ? experience.value : undefined;
  return knownState(memberOf(known.value.user, level, new Date()));
}

/** Runs all five in parallel and waits for the last, whether it succeeds or fails. */
async function loadAll(): Promise<SimpleData> {
  await whenLoginKnown();
  const { clientType } = currentClient();
  const [visitor, packages, blocks] = await Promise.all([
    loadVisitor(),
    loadGoodsList(clientType, 'vip'),
    loadBlocks(clientType),
  ]);
  return { clientType, visitor, packages, blocks };
}

/**
 * A visitor's page is complete in the server's HTML; for a possible user the page waits for all five loads.
 */
export function useSimpleLoads(served: SimpleData | undefined) {
  const [data, setData] = useState(served);
  const [isServed, setServed] = useState(served !== undefined);
  const [isLoading, setLoading] = useState(served === undefined);
  const isFirstServed = useRef(isServed);
  const load = useCallback(async () => {
    setLoading(true);
    setData(await loadAll());
    setLoading(false);
  }, []);
  useEffect(() => {
    if (isFirstServed.current && !mayBeLoggedIn()) return;
    isFirstServed.current = false;
    setServed(false);
    setData(undefined);
    hydrateNow();
    void load();
  }, [load]);
  const reloadMember = useCallback(async (): Promise<Member | undefined> => {
    const visitor = await loadVisitor();
    // A known user stays known if a reload fails.
    setData(
      (before) =>
        before && (visitor.kind === 'failed' && dataOf(before.visitor) ? before : { ...before, visitor }),
    );
    return dataOf(visitor);
  }, []);
  const retry = useCallback(() => void load(), [load]);
  return { data, isServed, isLoading, retry, reloadMember };
}
