import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Episode } from './drama-data.ts';
import styles from './episode-picker.module.css';
import { episodesOut } from './episode-texts.ts';
import { partInRow } from './part-in-row.ts';
import { rail, Section } from './section.tsx';

interface EpisodePickerProps {
  dramaId: string;
  episodes: readonly Episode[];
  /** Number of planned episodes. */
  total: number;
  /** The episode in the player. */
  current: number | undefined;
  isVip: boolean;
  /** The animation frame of its first ones. */
  part: number;
}

/** More episodes are in a row that can be expanded. */
const FEW = 6;
/** A phone shows eight of the row; the third frame renders all others. */
const EPISODE_FRAMES = { few: 4, frames: 3 };

/** The released episodes with links to their clips. */
export function EpisodePicker({ dramaId, episodes, total, current, isVip, part }: EpisodePickerProps) {
  const { aliId } = useSearch({ strict: false });
  const [all, setAll] = useState(false);
  if (episodes.length === 0) return null;
  return (
    <Section title={dramaTexts.episodes} note={episodesOut({ episodes, total })}>
      <ol className={all ? styles.all : rail(styles.row)} data-testid="episodes">
        {episodes.map(({ id, episodeNo }, place) => (
          <li key={id} data-part={partInRow(place, { part, ...EPISODE_FRAMES })}>
            <Link
              to="/share/drama"
              search={{ dramaId, episode: String(episodeNo), ...(aliId && { aliId }) }}
              viewTransition={false}
              preload={false}
              className={classNames(styles.episode, episodeNo === current && styles.on, 'num')}
              aria-current={episodeNo === current || undefined}
            >
              <span className="sr-only">{fill(dramaTexts.episode, { number: episodeNo })}</span>
              <span aria-hidden="true">{episodeNo}</span>
              {episodeNo === current && <small>{shareTexts.watching}</small>}
              {isVip && episodeNo !== current && <em>{dramaTexts.vip}</em>}
            </Link>
          </li>
        ))}
      </ol>
      {episodes.length > FEW && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? shareTexts.showFew : fill(shareTexts.showAll, { count: episodes.length })}
        </button>
      )}
    </Section>
  );
}
