import type { ReactNode } from 'react';

interface LineIconProps {
  size?: number | undefined;
  /** Line width on the 24 grid. */
  line?: number | undefined;
  /** Paths on a 24 grid. */
  children: ReactNode;
}

/** Always decoration: the control around it carries the name. */
export function LineIcon({ size = 24, line = 1.5, children }: LineIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
