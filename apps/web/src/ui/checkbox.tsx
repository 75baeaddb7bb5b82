import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  /** Links after the text; tapping them does not toggle the box. */
  after?: ReactNode;
  /** Highlights the box, because it is required and not ticked. */
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
