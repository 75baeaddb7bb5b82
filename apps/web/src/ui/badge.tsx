import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface TagProps {
  /** hot is the brand's one loud word, gold a benefit, line a quiet note, plain the rest. */
  look?: 'hot' | 'gold' | 'line' | 'plain';
  children: ReactNode;
}

/** One or two words about a thing. */
export function Tag({ look = 'plain', children }: TagProps) {
  return <span className={classNames(styles.tag, styles[look])}>{children}</span>;
}

/** A level where its badge would be too small to read. */
export function LevelChip({ level }: { level: number }) {
  return <span className={classNames(styles.level, 'num')}>V{level}</span>;
}

interface CountProps {
  value: number;
  /** What is counted, for screen readers. */
  label: string;
  most?: number;
}

/** How many wait; nothing at all when none do. */
export function Count({ value, label, most = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classNames(styles.count, 'num')}>
      {value > most ? `${most}+` : value}
      <span className="sr-only">{label}</span>
    </span>
  );
}
