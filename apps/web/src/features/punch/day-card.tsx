import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './day-card.module.css';

interface DayCardProps {
  metal: 'bronze' | 'silver' | 'gold';
  className?: string | undefined;
  /** Text on the card; without text it is decorative. */
  children?: ReactNode;
}

/** A small metal card with a number of days. */
export function DayCard({ metal, className, children }: DayCardProps) {
  return (
    <div className={classNames(styles.card, className)} data-metal={metal}>
      <svg viewBox="0 0 120 76" preserveAspectRatio="none" aria-hidden="true">
        <path d="M120 0H72l18 28 30-6z" fill="#fff" opacity=".22" />
        <path d="M120 22L90 28l12 48h18z" fill="#fff" opacity=".1" />
        <path d="M90 28L60 76h42z" fill="#000" opacity=".06" />
      </svg>
      {children}
    </div>
  );
}
