import { type InputHTMLAttributes, useId, useState } from 'react';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  isBad?: boolean;
}

/** A field of the pages before signing in, which do not load the component library. */
export function TextField({ label, onChange, hint, isBad, type, ...input }: TextFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`field-box${isBad ? ' bad' : ''}`}>
        <input
          {...input}
          id={id}
          type={isSecret && isShown ? 'text' : type}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={isBad ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {isSecret ? (
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? '隐藏' : '显示'}
          </button>
        ) : null}
      </div>
      {hint ? (
        <span id={`${id}-hint`} className={`hint${isBad ? ' bad' : ''}`}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
