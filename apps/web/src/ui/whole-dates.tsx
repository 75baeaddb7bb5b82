import type { ReactNode } from 'react';

const DATE = /(\d{4}-\d{2}-\d{2})/;

/** Keeps dates in a text on one line; browsers would wrap them at hyphens. */
export function wholeDates(words: string): ReactNode {
  const parts = words.split(DATE);
  if (parts.length === 1) return words;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words have the same parts
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
