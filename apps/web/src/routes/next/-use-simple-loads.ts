import type { ClientType } from '@juban/catalog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadBlocks, loadShelf } from '../../app/loaders/purchase.ts';
import { type Member, memberOf } from '../../features/purchase/member.ts';
import type { Block, SellingPackage } from '../../features/purchase/purchase-data.ts';
import { mayBeKnown } from '../../host/may-be-known.ts';
import { whenVisitorKnown } from '../../host/when-visitor-known.ts';
import { api } from '../../lib/api.ts';
import { wake } from '../../lib/later.ts';
import { currentClient, getToken } from '../../lib/session.ts';

export interface SimpleData {
  clientType: ClientType;
  member: Member | undefined;
  /** Null where they could not be had. */
  packages: readonly SellingPackage[] | null;
  blocks: readonly Block[];
}

/** User, status and experience: of a visitor there is nothing to ask. */
async function loadMember(): Promise<Member | undefined> {
  if (!getToken()) return undefined;
  const [user, status, experience] = await Promise.allSettled([
    api.getProfile({}),
    api.getPersonalInformation({}),
    api.getLevelExperience({}),
  ]);
  const known = [user, status].find((load) => load.status === 'fulfilled');
  // Either call tells who it is; with neither the page goes on as a visitor's.
  if (known?.status !== 'fulfilled') return undefined;
  return memberOf(
    known.value.user,
    experience.status === 'fulfilled' ? experience.value : undefined,
    new Date(),
  );
}

/** All five beside each other; the page waits for the last of them, whether it came or failed. */
async function loadAll(): Promise<SimpleData> {
  await whenVisitorKnown();
  const { clientType } = currentClient();
  const [member, packages, blocks] = await Promise.all([
    loadMember(),
    loadShelf(clientType, 'vip'),
    loadBlocks(clientType),
  ]);
  return { clientType, member, packages, blocks };
}

/** A stranger's page has come whole from the server; whoever may be known waits for all five loads. */
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
    if (isFirstServed.current && !mayBeKnown()) return;
    isFirstServed.current = false;
    setServed(false);
    setData(undefined);
    wake();
    void load();
  }, [load]);
  const reloadMember = useCallback(async () => {
    const member = await loadMember();
    setData((before) => before && { ...before, member });
    return member;
  }, []);
  const retry = useCallback(() => void load(), [load]);
  return { data, isServed, isLoading, retry, reloadMember };
}
