import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DesktopData, Family, Goods } from './desktop-data.ts';

type Load = (family: Family) => Promise<readonly Goods[]>;

/** The shelf of the open tab and what is chosen from it; the first one where nothing was. */
export function useDesktopGoods(shelf: string, { family: first, packages: given }: DesktopData, load: Load) {
  const [family, setFamily] = useState(first);
  const [id, choose] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['desktop-goods', shelf, family],
    queryFn: () => load(family),
    ...(family === first && given && { initialData: given }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = data?.find((goods) => goods.id === id) ?? data?.[0];
  return { family, setFamily, packages: data, chosen, choose, error, isFetching, reload: refetch };
}
