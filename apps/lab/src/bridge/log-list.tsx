import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from '../host/bridge-log.ts';
import styles from './log-list.module.css';
import { LogRow } from './log-row.tsx';

/** Distance to the end within which a list counts as scrolled to the end. */
const NEAR_END_PX = 40;

interface LogListProps {
  entries: readonly LogEntry[];
  none: string;
}

/** Oldest first; scrolls to new entries while its end is visible. */
export function LogList({ entries, none }: LogListProps) {
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const [open, setOpen] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is the reason to move.
  useEffect(() => {
    const element = list.current;
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [entries]);
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ol
      ref={list}
      className={styles.log}
      aria-label="桥接日志，新的在后"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      {entries.map((entry) => (
        <LogRow
          key={entry.key}
          entry={entry}
          isOpen={entry.key === open}
          onToggle={() => setOpen(entry.key === open ? undefined : entry.key)}
        />
      ))}
    </ol>
  );
}
