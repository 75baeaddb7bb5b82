import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractsQuery } from '../../lib/contracts-query.ts';
import { firstToBuy, NOTHING_RUNS, runningOf } from '../../lib/running-contracts.ts';
import type { DesktopData, Family, Goods } from './desktop-data.ts';

type Load = (family: Family) => Promise<readonly Goods[]>;

/** The goods of the open tab and the choice; by default the first package without a running renewal. */
export function useDesktopGoods(
  sellerId: string,
  { family: first, packages: given }: DesktopData,
  load: Load,
  isUser: boolean,
) {
  const [family, setFamily] = useState(first);
  const [id, choose] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['desktop-goods', sellerId, family],
    queryFn: () => load(family),
    ...(family === first && given && { initialData: given }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: contracts } = useQuery({ ...contractsQuery, enabled: isUser });
  const running = isUser && contracts ? runningOf(contracts.content) : NOTHING_RUNS;
  const chosen = data?.find((goods) => goods.id === id) ?? firstToBuy(data ?? [], running);
  return { running, family, setFamily, packages: data, chosen, choose, error, isFetching, reload: refetch };
}
