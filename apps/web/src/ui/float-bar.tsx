import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './float-bar.module.css';

/** Stays at the foot of the screen, as wide as the column, clear of the phone's own edge. */
export function FloatBar({ className, ...rest }: ComponentProps<'aside'>) {
  return <aside {...rest} className={classNames(styles.bar, className)} />;
}
