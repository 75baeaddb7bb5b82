import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './float-bar.module.css';

/** Stays at the bottom of the screen, as wide as the column, inside the safe area. */
export function FloatBar({ className, ...rest }: ComponentProps<'aside'>) {
  return <aside {...rest} className={classNames(styles.bar, className)} />;
}
