import { shareTexts } from '@juban/contract/texts/share';
import { AlikeGrid, partAfterGrid } from './alike-grid.tsx';
import type { DramaCard } from './drama-data.ts';
import styles from './share-page.module.css';

interface PageEndProps {
  alike: readonly DramaCard[];
  /** The animation frame in which it begins. */
  part: number;
}

/** Other dramas, and a link to all. */
export function PageEnd({ alike, part }: PageEndProps) {
  return (
    <div data-part={part}>
      <AlikeGrid dramas={alike} part={part} />
      <p className={styles.tail} data-part={partAfterGrid(part, alike.length)}>
        {shareTexts.tail}
      </p>
    </div>
  );
}
