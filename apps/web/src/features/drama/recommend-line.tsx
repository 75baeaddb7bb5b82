import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { useLayoutEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './recommend-line.module.css';

interface RecommendLineProps {
  lines: readonly string[];
  brand: Brand;
}

/**
 * A random line of the editors; a tap shows another. Chosen in the browser, because the server caches one
 * page for all visitors; without scripts it is the first.
 */
export function RecommendLine({ lines, brand }: RecommendLineProps) {
  const [shown, setShown] = useState(0);
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => setShown(Math.floor(Math.random() * lines.length)), [lines.length]);
  const other = () => {
    setAsked(true);
    setShown(shown + 1);
  };
  const line = lines[shown % lines.length];
  if (!line) return null;
  return (
    <figure className={styles.line} data-testid="recommend-line">
      <blockquote aria-live={asked ? 'polite' : undefined}>{line}</blockquote>
      <figcaption>
        {fill(shareTexts.editor, { brand: brand.name })}
        {lines.length > 1 && (
          <button type="button" onClick={other}>
            <Icon name="refresh" size={14} line={1.8} />
            {shareTexts.otherLine}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
