import type { ReactNode } from 'react';

/** Facts in pairs, the label beside the value. */
export function Facts({ rows, wide }: { rows: readonly (readonly [string, ReactNode])[]; wide?: boolean }) {
  return (
    <dl className={`facts${wide ? ' wide' : ''}`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
