import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

interface TagProps {
  /** hot: the brand's highlight; gold: a benefit; line: a note; plain: everything else. */
  look?: 'hot' | 'gold' | 'line' | 'plain';
  children: ReactNode;
}

/** A label of one or two words. */
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

/** A counter; hidden when zero. */
export function Count({ value, label, most = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classNames(styles.count, 'num')}>
      {value > most ? `${most}+` : value}
      <span className="sr-only">{label}</span>
    </span>
  );
}
