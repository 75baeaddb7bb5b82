import { partTexts } from '@juban/contract/texts/parts';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Placeholder boxes in the layout of the content. */
  children: ReactNode;
  className?: string | undefined;
}

/** The outline of content being loaded, with one animated highlight. */
export function Skeleton({ children, className }: SkeletonProps) {
  return (
    <div role="status" className={classNames(styles.skeleton, className)} data-testid="skeleton">
      <span className="sr-only">{partTexts.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

interface BoneProps {
  width?: number | string;
  height?: number | string;
  /** poster and panel use corner tokens; line is a line of text. */
  shape?: 'line' | 'panel' | 'poster' | 'circle' | 'action';
}

/** One box of a skeleton. */
export function Bone({ width = '100%', height, shape = 'line' }: BoneProps) {
  const style: CSSProperties = { width, height: height ?? (shape === 'circle' ? width : 14) };
  return <span className={classNames(styles.bone, styles[shape])} style={style} />;
}

/** Lines of text, the last one shorter. */
export function BoneLines({ lines }: { lines: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <Bone key={line} width={line === lines - 1 ? '62%' : '100%'} height={12} />
      ))}
    </span>
  );
}
