import type { ReactNode } from 'react';
import { StateArt, type StateArtName } from './state-art.tsx';
import styles from './state-block.module.css';

interface StateBlockProps {
  art: StateArtName;
  title: string;
  hint?: string | undefined;
  /** One way on. */
  children?: ReactNode;
}

/** A part of a page that has nothing but its state to show. */
function StateBlock({ art, title, hint, children }: StateBlockProps) {
  return (
    <>
      <div className={styles.art}>
        <StateArt name={art} />
      </div>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.action}>{children}</div>}
    </>
  );
}

type BlockProps = Omit<StateBlockProps, 'art'> & { art?: StateArtName };

/** Nothing here yet: what it would be, and where to get it. */
export function EmptyBlock({ art = 'seat', ...rest }: BlockProps) {
  return (
    <div className={styles.block}>
      <StateBlock art={art} {...rest} />
    </div>
  );
}

/** It could not be had: said aloud, with what to do next. */
export function ErrorBlock({ art = 'film', ...rest }: BlockProps) {
  return (
    <div className={styles.block} role="alert">
      <StateBlock art={art} {...rest} />
    </div>
  );
}
