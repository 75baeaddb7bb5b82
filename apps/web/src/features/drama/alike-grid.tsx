import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { followersText } from '@juban/domain/drama';
import { Link, useSearch } from '@tanstack/react-router';
import { Picture } from '../../ui/picture.tsx';
import styles from './alike-grid.module.css';
import type { DramaCard } from './drama-data.ts';
import { Section } from './section.tsx';

const COLUMNS = 3;

interface AlikeGridProps {
  dramas: readonly DramaCard[];
  /** The animation frame of its first row; each further row is rendered in the next frame. */
  part?: number;
}

/** The frame in which a grid of `count` dramas is complete. */
export const partAfterGrid = (part: number, count: number) => part + Math.ceil(count / COLUMNS);

/** Other dramas with links to their pages. */
export function AlikeGrid({ dramas, part }: AlikeGridProps) {
  const { aliId } = useSearch({ strict: false });
  if (dramas.length === 0) return null;
  return (
    <Section title={dramaTexts.recommend}>
      <ul className={styles.grid} data-testid="alike">
        {dramas.map(({ dramaId, title, cover, score, favoriteNum }, place) => (
          <li key={dramaId} data-part={part && partAfterGrid(part, place + 1) - 1}>
            <Link to="/share/drama" search={{ dramaId, ...(aliId && { aliId }) }} preload={false}>
              <span className={styles.poster}>
                <Picture url={cover} sizes="30vw" width={120} height={168} />
              </span>
              <b>{title}</b>
              <span>
                {score > 0 && <em className="num">{score.toFixed(1)}</em>}
                {fill(dramaTexts.followers, { count: followersText(favoriteNum) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
