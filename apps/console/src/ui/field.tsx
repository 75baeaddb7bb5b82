import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
  /** Gets the id that connects label and field. */
  children: (id: string) => ReactNode;
}

export function Field({ label, hint, isOptional, children }: FieldProps) {
  const id = useId();
  return (
    <div className="act-field">
      <label htmlFor={id}>
        {label}
        {isOptional ? <span className="t3">（选填）</span> : null}
      </label>
      {children(id)}
      {hint ? <span className="hint">{hint}</span> : null}
    </div>
  );
}
