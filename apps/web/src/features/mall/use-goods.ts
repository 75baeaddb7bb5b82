import { useCallback, useEffect, useRef, useState } from 'react';
import { loadGoods } from './load-goods.ts';
import type { GoodsFilter, GoodsPage } from './mall-data.ts';
import { addPages, type Shelf } from './shelf.ts';

interface GoodsState {
  filter: GoodsFilter;
  /** Undefined until its first page is there. */
  shelf: Shelf | undefined;
  work: 'idle' | 'busy' | 'failed';
}

/** The goods of one filter, page by page; what is shown stays when a page cannot be had. */
export function useGoods(first: GoodsPage | null) {
  const [state, setState] = useState<GoodsState>(() =>
    first
      ? { filter: '', shelf: addPages(undefined, [first]), work: 'idle' }
      : { filter: '', shelf: undefined, work: 'failed' },
  );
  const latest = useRef(state);
  const turn = useRef(0);
  const show = useCallback((next: GoodsState) => {
    latest.current = next;
    setState(next);
  }, []);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const read = useCallback(
    async (filter: GoodsFilter, before: Shelf | undefined, pages: number, kept: Shelf | undefined) => {
      turn.current += 1;
      const mine = turn.current;
      show({ filter, shelf: kept, work: 'busy' });
      const start = (before?.pages ?? 0) + 1;
      const wanted = Array.from({ length: pages }, (_, at) => loadGoods(filter, start + at));
      const answers = await Promise.all(wanted).catch(() => undefined);
      // An answer that was overtaken would bring back what was before.
      if (mine !== turn.current) return;
      if (answers) show({ filter, shelf: addPages(before, answers), work: 'idle' });
      // What could not be read anew stays as it is; what is missing is asked for by a tap.
      else show({ filter, shelf: kept, work: kept && kept !== before ? 'idle' : 'failed' });
    },
    [show],
  );

  const choose = useCallback((filter: GoodsFilter) => void read(filter, undefined, 1, undefined), [read]);
  const loadMore = useCallback(() => {
    const { filter, shelf, work } = latest.current;
    if (work !== 'busy') void read(filter, shelf, 1, shelf);
  }, [read]);
  const reload = useCallback(async () => {
    const { filter, shelf } = latest.current;
    await read(filter, undefined, shelf?.pages ?? 1, shelf);
  }, [read]);
  return { ...state, choose, loadMore, reload };
}
