import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** gold: membership and money; brand: links into the app; dark and ghost: everything else. */
type ButtonLook = 'primary' | 'brand' | 'dark' | 'ghost';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Shows a spinner and ignores taps; the width stays. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: ReactNode;
  wide?: boolean;
}

export function Button({ look = 'primary', busy = false, busyLabel, wide = false, ...rest }: ButtonProps) {
  const { className, children, disabled = false, onClick, type = 'button', ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(styles.button, styles[look], wide && styles.wide, className)}
      disabled={disabled}
      data-off={disabled || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? stop : onClick}
    >
      <span className={styles.label}>
        {busy && <span className={styles.ring} aria-hidden="true" />}
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  );
}

function stop(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
