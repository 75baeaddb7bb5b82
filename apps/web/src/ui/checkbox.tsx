import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  /** Links that go on the sentence; a tap on one of them ticks nothing. */
  after?: ReactNode;
  /** Draws the eye here, because it was needed and is not ticked. */
  wanted?: boolean;
}

export function Checkbox({ children, after, wanted = false, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <span className={classNames(styles.checkbox, wanted && styles.wanted, className)}>
      <span className={styles.box}>
        <input {...input} id={id} type="checkbox" aria-invalid={wanted || undefined} />
        <span className={styles.tick}>
          <Icon name="check" size={12} line={2.6} />
        </span>
      </span>
      <span className={styles.words}>
        <label htmlFor={id}>{children}</label>
        {after}
      </span>
    </span>
  );
}
