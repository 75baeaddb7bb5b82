import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { digitsOf } from './code-digits.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  /** Called once when the code is complete. */
  onComplete?: (code: string) => void;
  length?: number;
  disabled?: boolean;
  problem?: string | undefined;
  hint?: string | undefined;
}

/**
 * One real input under drawn boxes, so that phones can autofill, paste and show the number pad, and screen
 * readers find one field instead of six.
 */
export function CodeField({ label, value, onChange, onComplete, length = 6, ...rest }: CodeFieldProps) {
  const { disabled = false, problem, hint } = rest;
  const id = useId();
  const [focused, setFocused] = useState(false);
  const take = (text: string) => {
    const code = digitsOf(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const at = Math.min(value.length, length - 1);
  return (
    <div
      className={styles.code}
      data-wrong={problem !== undefined || undefined}
      data-off={disabled || undefined}
    >
      <div className={styles.row}>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          className={styles.input}
          value={value}
          onChange={(event) => take(event.target.value)}
          // The drawn caret is after the last digit, so the real one has to be there too.
          onSelect={({ currentTarget: input }) => input.setSelectionRange(value.length, value.length)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          disabled={disabled}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
            key={place}
            className={classNames(styles.box, 'num', focused && place === at && styles.here)}
            data-waits={(focused && place === value.length) || undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
      </div>
      <p id={`${id}-note`} className={styles.note} aria-live="polite">
        {problem ?? hint}
      </p>
    </div>
  );
}
