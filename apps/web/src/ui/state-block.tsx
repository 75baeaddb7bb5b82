import type { ReactNode } from 'react';
import { StateArt, type StateArtName } from './state-art.tsx';
import styles from './state-block.module.css';

interface StateBlockProps {
  art: StateArtName;
  title: string;
  hint?: string | undefined;
  /** An action. */
  children?: ReactNode;
}

/** A part of a page that shows only its state. */
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

/** An empty list: what belongs here and where to get it. */
export function EmptyBlock({ art = 'seat', ...rest }: BlockProps) {
  return (
    <div className={styles.block}>
      <StateBlock art={art} {...rest} />
    </div>
  );
}

/** A failed part, announced to screen readers, with the next step. */
export function ErrorBlock({ art = 'film', ...rest }: BlockProps) {
  return (
    <div className={styles.block} role="alert">
      <StateBlock art={art} {...rest} />
    </div>
  );
}
