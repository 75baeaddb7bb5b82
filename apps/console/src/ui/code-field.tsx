import { useId } from 'react';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, at) => at);

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** All digits are there. */
  onFull?: (code: string) => void;
  label: string;
  autoFocus?: boolean;
}

/** Six digits of an authenticator app: one field, so that pasting and filling in work, drawn as six boxes. */
export function CodeField({ value, onChange, onFull, label, autoFocus }: CodeFieldProps) {
  const id = useId();
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length === LENGTH && code !== value) onFull?.(code);
  };
  return (
    <div className="code-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        // biome-ignore lint/a11y/noAutofocus: the only field of its step
        autoFocus={autoFocus ?? false}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
      {PLACES.map((at) => (
        <span key={at} aria-hidden="true" className={at === Math.min(value.length, LENGTH - 1) ? 'on' : ''}>
          {value[at] ?? ''}
        </span>
      ))}
    </div>
  );
}
