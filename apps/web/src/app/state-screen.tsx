import type { ReactNode } from 'react';
import { StateArt, type StateArtName } from '../ui/state-art.tsx';
import styles from './state-screen.module.css';

interface StateScreenProps {
  art: StateArtName;
  /** A word above the title. */
  kicker?: string;
  title: string;
  hint?: string | undefined;
  testId?: string;
  children?: ReactNode;
}

/** A page that has nothing but its state to show: a drawing, a line, a way on. */
export function StateScreen({ art, kicker, title, hint, testId, children }: StateScreenProps) {
  return (
    <main className={styles.screen} data-testid={testId}>
      <div className={styles.art}>
        <StateArt name={art} />
      </div>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 className={styles.title}>{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </main>
  );
}

export const stateAction = { main: styles.main ?? '', quiet: styles.quiet ?? '' };
