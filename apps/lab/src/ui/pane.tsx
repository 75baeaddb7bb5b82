import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './pane.module.css';

interface PaneProps {
  title: string;
  note: ReactNode;
  /** Controls at the end of the title line, visible when the pane is folded too. */
  action?: ReactNode;
  isOpen: boolean;
  onFold(isOpen: boolean): void;
  children: ReactNode;
}

/** A list at the bottom of the right column, which folds to its title line. */
export function Pane({ title, note, action, isOpen, onFold, children }: PaneProps) {
  const id = useId();
  return (
    <section className={styles.pane} aria-labelledby={id} data-folded={!isOpen || undefined}>
      <div className={styles.head}>
        <h2 id={id}>
          <button type="button" aria-expanded={isOpen} onClick={() => onFold(!isOpen)}>
            <Icon name="next" size={12} />
            {title}
          </button>
        </h2>
        <p className={styles.note}>{note}</p>
        <div className={styles.end}>{action}</div>
      </div>
      {isOpen && children}
    </section>
  );
}
