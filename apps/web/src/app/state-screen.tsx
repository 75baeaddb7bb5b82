import type { ReactNode } from 'react';
import { StateArt, type StateArtName } from '../ui/state-art.tsx';
import styles from './state-screen.module.css';

interface StateScreenProps {
  art: StateArtName;
  title: string;
  hint?: string | undefined;
  testId?: string;
  children?: ReactNode;
}

/** A page that shows only a state: illustration, message, actions. */
export function StateScreen({ art, title, hint, testId, children }: StateScreenProps) {
  return (
    <main className={styles.screen} data-testid={testId}>
      <div className={styles.art}>
        <StateArt name={art} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </main>
  );
}

export const stateAction = { main: styles.main ?? '', quiet: styles.quiet ?? '' };
