import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { Picture } from '../../ui/picture.tsx';
import styles from './cast-list.module.css';
import type { Actor } from './drama-data.ts';
import { partInRow } from './part-in-row.ts';
import { rail, Section } from './section.tsx';

interface CastListProps {
  actors: readonly Actor[];
  /** The animation frame of the first ones; the others are rendered in the next. */
  part: number;
}

/** Actors and their roles. */
export function CastList({ actors, part }: CastListProps) {
  if (actors.length === 0) return null;
  return (
    <Section title={dramaTexts.cast}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in the row takes the focus, and keys must scroll it too */}
      <ul className={rail(styles.cast)} data-testid="cast" tabIndex={0}>
        {actors.map(({ headUrl, chineseName, roleName }, place) => (
          <li key={`${chineseName} ${roleName}`} data-part={partInRow(place, { part, few: 3, frames: 2 })}>
            <span className={styles.head}>
              {headUrl && <Picture url={headUrl} sizes="76px" width={76} height={92} />}
            </span>
            <b>{chineseName}</b>
            <span>{fill(dramaTexts.playedAs, { role: roleName })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
