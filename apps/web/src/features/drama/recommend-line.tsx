import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './recommend-line.module.css';

interface RecommendLineProps {
  lines: readonly string[];
  /** The one the server drew. */
  first: number;
  brand: Brand;
}

/** One of the editors' lines; another on a tap. */
export function RecommendLine({ lines, first, brand }: RecommendLineProps) {
  const [shown, setShown] = useState(first);
  const line = lines[shown % lines.length];
  if (!line) return null;
  return (
    <figure className={styles.line} data-testid="recommend-line">
      <blockquote aria-live="polite">{line}</blockquote>
      <figcaption>
        {fill(shareTexts.editor, { brand: brand.name })}
        {lines.length > 1 && (
          <button type="button" onClick={() => setShown(shown + 1)}>
            <Icon name="refresh" size={14} line={1.8} />
            {shareTexts.otherLine}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
