import { useCallback, useEffect, useRef, useState } from 'react';
import { loadGoods } from './load-goods.ts';
import { addPages, type LoadedGoods } from './loaded-goods.ts';
import type { GoodsFilter, GoodsPage } from './mall-data.ts';

interface GoodsState {
  filter: GoodsFilter;
  /** Undefined until its first page is loaded. */
  loaded: LoadedGoods | undefined;
  /** fresh: reloading while the current list stays visible. */
  work: 'idle' | 'busy' | 'fresh' | 'failed';
}

interface Reading extends GoodsState {
  /** The list to add the pages to. */
  before: LoadedGoods | undefined;
  pages: number;
  /** The state after a failure. */
  otherwise: 'idle' | 'failed';
}

/**
 * The goods of one filter, page by page; shown goods stay when loading fails. Until the login state is known
 * no page is added, because the whole list is reloaded then.
 */
export function useGoods(first: GoodsPage | null, isKnown: boolean) {
  const [state, setState] = useState<GoodsState>(() =>
    first
      ? { filter: '', loaded: addPages(undefined, [first]), work: 'idle' }
      : { filter: '', loaded: undefined, work: 'failed' },
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
    async ({ filter, loaded, work, before, pages, otherwise }: Reading) => {
      turn.current += 1;
      const mine = turn.current;
      show({ filter, loaded, work });
      const start = (before?.pages ?? 0) + 1;
      const wanted = Array.from({ length: pages }, (_, at) => loadGoods(filter, start + at));
      const answers = await Promise.all(wanted).catch(() => undefined);
      // Ignore an answer that was overtaken.
      if (mine !== turn.current) return;
      if (answers) show({ filter, loaded: addPages(before, answers), work: 'idle' });
      else show({ filter, loaded, work: otherwise });
    },
    [show],
  );

  const choose = useCallback(
    (filter: GoodsFilter) =>
      void read({
        filter,
        loaded: undefined,
        before: undefined,
        pages: 1,
        work: 'busy',
        otherwise: 'failed',
      }),
    [read],
  );
  const loadMore = useCallback(() => {
    const { filter, loaded, work } = latest.current;
    if (!isKnown || work === 'busy' || work === 'fresh') return;
    void read({ filter, loaded, before: loaded, pages: 1, work: 'busy', otherwise: 'failed' });
  }, [read, isKnown]);
  const refresh = useCallback(async () => {
    const { filter, loaded, work } = latest.current;
    const pages = loaded?.pages ?? 1;
    // A failed reload keeps what is shown; a missing page is retried by a tap.
    const otherwise = loaded && work !== 'failed' ? 'idle' : 'failed';
    await read({ filter, loaded, before: undefined, pages, work: loaded ? 'fresh' : 'busy', otherwise });
  }, [read]);
  return { ...state, choose, loadMore, refresh };
}
