import { partTexts } from '@juban/contract/texts/parts';
import { type Key, type ReactNode, useEffect, useRef } from 'react';
import styles from './endless-list.module.css';

interface EndlessListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
  hasMore: boolean;
  busy: boolean;
  /** The last try failed: the list waits for a tap instead of asking again and again. */
  failed: boolean;
  loadMore: () => void;
  /** The list's name for screen readers. */
  label?: string;
  className?: string | undefined;
}

/** Asks for more before the reader reaches the end, and says so when it has reached it. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { items, keyOf, children, hasMore, busy, failed, loadMore, label, className } = props;
  const end = useRef<HTMLDivElement>(null);
  useNearView(end, hasMore && !busy && !failed, loadMore, items.length);
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

/** Acts when the end comes near; watches anew after each page, since a short page leaves the end in view. */
function useNearView(
  end: { current: Element | null },
  wanted: boolean,
  act: () => void,
  loaded: number,
): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page read is a reason to look again
  useEffect(() => {
    if (!wanted || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '0px 0px 600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, wanted, loaded]);
}
