import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  /** Accessible name; the placeholder repeats it visually. */
  label: string;
  /** Content before the text, such as a country code. */
  lead?: ReactNode;
  /** A control at the end of the field. */
  action?: ReactNode;
  /** An error about the text, announced when it appears. */
  problem?: string | undefined;
  /** A hint about the text while there is no error. */
  hint?: string | undefined;
  /** A line below, or a box around. */
  dress?: 'line' | 'box';
}

export function TextField({ label, lead, action, problem, hint, dress = 'line', ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles[dress]}>
      <div className={classNames(styles.field, problem !== undefined && styles.wrong)}>
        {lead !== undefined && <span className={classNames(styles.lead, 'num')}>{lead}</span>}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        {action}
      </div>
      <p
        id={`${id}-note`}
        className={problem === undefined ? styles.hint : styles.problem}
        aria-live="polite"
      >
        {problem ?? hint}
      </p>
    </div>
  );
}
