import { partTexts } from '@juban/contract/texts/parts';
import { type Key, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './endless-list.module.css';

interface EndlessListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
  hasMore: boolean;
  busy: boolean;
  /** The last request failed: wait for a tap instead of retrying automatically. */
  failed: boolean;
  loadMore: () => void;
  /** Accessible name of the list. */
  label?: string;
  className?: string | undefined;
}

/** Loads more before the end is reached, and says when the list has ended. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { items, keyOf, children, hasMore, busy, failed, loadMore, label, className } = props;
  const end = useRef<HTMLDivElement>(null);
  useNearView(end, hasMore && !busy && !failed, loadMore);
  return (
    <>
      <ul className={className} aria-label={label} aria-busy={busy}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      <div ref={end} className={styles.end} role="status">
        {failed && (
          <button type="button" className={styles.retry} onClick={loadMore}>
            {partTexts.moreFailed}，<b>{partTexts.tryAgain}</b>
          </button>
        )}
        {!failed && busy && (
          <>
            <span className={styles.ring} aria-hidden="true" />
            {partTexts.loading}
          </>
        )}
        {!failed && !busy && !hasMore && items.length > 0 && (
          <span className={styles.last}>{partTexts.noMore}</span>
        )}
      </div>
    </>
  );
}

/** The loaded items and a function that loads the next page; shown items stay when loading fails. */
export function useMore<Read, Page>(
  first: Read | (() => Read),
  load: (read: Read) => Promise<Page>,
  add: (before: Read, page: Page) => Read,
) {
  const [read, setRead] = useState(first);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isAsking = useRef(false);
  const loadMore = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState('busy');
    try {
      const page = await load(read);
      setRead((before) => add(before, page));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isAsking.current = false;
    }
  };
  return { read, busy: state === 'busy', failed: state === 'failed', loadMore: () => void loadMore() };
}

/**
 * Calls `act` when the end comes near. The observer is created again after each render, because one that has
 * fired while loading was refused, or after a short page, would not fire again.
 */
function useNearView(end: { current: Element | null }, wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) act();
      },
      { rootMargin: '0px 0px 600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  });
}
