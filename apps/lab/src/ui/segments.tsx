import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface Segment<Value> {
  value: Value;
  label: string;
  mark?: ReactNode;
}

interface SegmentsProps<Value extends string | number | boolean> {
  /** Accessible name of the group. */
  label: string;
  value: Value | undefined;
  options: ReadonlyArray<Segment<Value>>;
  onPick(value: Value): void;
  disabled?: boolean;
}

/** A choice between a few visible options. */
export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const { label, value, options, onPick, disabled = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and its own layout.
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onPick(option.value)}
        >
          {option.mark}
          {option.label}
        </button>
      ))}
    </div>
  );
}
