import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstToBuy, isRunning, type Running } from '../../lib/running-contracts.ts';
import { readSavedPackage, savePackage } from '../../lib/saved-package.ts';
import type { Family, PurchaseData, SellingPackage } from './purchase-data.ts';

export type LoadGoodsList = (family: Family) => Promise<readonly SellingPackage[] | null>;

export interface GoodsList {
  family: Family;
  packages: readonly SellingPackage[];
  chosen: SellingPackage | undefined;
  /** The user's running renewals. */
  running: Running;
  isLoading: boolean;
  failed: boolean;
  choose: (id: string) => void;
  /** The package is being paid: remember it for the return from a cashier. */
  keep: () => void;
  /** Opens a tab and reloads its list; opening the current one is a retry. */
  show: (family: Family) => void;
}

interface Shown {
  family: Family;
  packages: readonly SellingPackage[];
  failed: boolean;
  /** Chosen by the user or the address. */
  chosen: string | undefined;
}

interface ShelfOptions {
  data: PurchaseData;
  clientType: string;
  running: Running;
  load: LoadGoodsList;
}

/** The open tab, its packages and the chosen one, which stays chosen while it is available. */
export function useGoodsList({ data, clientType, running, load }: ShelfOptions): GoodsList {
  const [shown, setShown] = useState<Shown>(() => ({ ...data, chosen: data.named ?? undefined }));
  const [kept, setKept] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const asked = useRef(0);
  const show = async (family: Family) => {
    const turn = ++asked.current;
    setLoading(true);
    setShown((before) => ({ ...before, family }));
    const packages = await load(family);
    if (turn !== asked.current) return;
    setLoading(false);
    setShown(({ chosen }) => ({ family, packages: packages ?? [], failed: packages === null, chosen }));
  };
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const { named, family: first } = data;
  useLayoutEffect(() => {
    const found = named === null ? readSavedPackage(clientType) : undefined;
    setKept(found?.id);
    if (found && found.family !== first) void latest.current(found.family);
  }, [named, first, clientType]);
  const find = (id: string | undefined) => shown.packages.find((goods) => goods.id === id);
  const before = find(kept);
  const suggested = before && !isRunning(before, running) ? before : firstToBuy(shown.packages, running);
  const chosen = isLoading ? undefined : (find(shown.chosen) ?? suggested);
  const choose = (id: string) => setShown((now) => ({ ...now, chosen: id }));
  return {
    ...shown,
    chosen,
    running,
    isLoading,
    choose,
    keep: () => {
      if (!chosen) return;
      choose(chosen.id);
      savePackage({ clientType, family: shown.family, id: chosen.id });
    },
    show: (family) => void show(family),
  };
}
