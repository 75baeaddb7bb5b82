import { shareTexts } from '@juban/contract/texts/share';
import { AlikeGrid, partAfterGrid } from './alike-grid.tsx';
import type { DramaCard } from './drama-data.ts';
import styles from './share-page.module.css';

interface PageEndProps {
  alike: readonly DramaCard[];
  /** The frame it begins in. */
  part: number;
}

/** Other dramas, and where all of them are. */
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
