import { useRef, useState } from 'react';
import type { Family, PurchaseData, SellingPackage } from './purchase-data.ts';

export type LoadShelf = (family: Family) => Promise<readonly SellingPackage[] | null>;

export interface Shelf {
  family: Family;
  packages: readonly SellingPackage[];
  chosen: SellingPackage | undefined;
  isLoading: boolean;
  failed: boolean;
  choose: (id: string) => void;
  /** Goes to a tab and loads its list anew; the same one again is a retry. */
  show: (family: Family) => void;
}

interface Shown {
  family: Family;
  packages: readonly SellingPackage[];
  failed: boolean;
  chosen: string | undefined;
}

/** The tab, its packages and the chosen one; a package that is still there stays chosen. */
export function useShelf(data: PurchaseData, load: LoadShelf): Shelf {
  const [shown, setShown] = useState<Shown>(() => ({ ...data, chosen: data.named ?? data.packages[0]?.id }));
  const [isLoading, setLoading] = useState(false);
  const asked = useRef(0);
  const show = async (family: Family) => {
    const turn = ++asked.current;
    setLoading(true);
    setShown((before) => ({ ...before, family }));
    const packages = await load(family);
    if (turn !== asked.current) return;
    setLoading(false);
    setShown(({ chosen }) => {
      const list = packages ?? [];
      const kept = list.some(({ id }) => id === chosen) ? chosen : list[0]?.id;
      return { family, packages: list, failed: packages === null, chosen: kept };
    });
  };
  return {
    ...shown,
    chosen: isLoading ? undefined : shown.packages.find(({ id }) => id === shown.chosen),
    isLoading,
    choose: (id) => setShown((before) => ({ ...before, chosen: id })),
    show: (family) => void show(family),
  };
}
