import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSet } from '../../../ui/picture-set.ts';
import type { GameDetail } from './detail-data.ts';
import { dramaFacts } from './detail-texts.ts';
import styles from './drama-link.module.css';
import { Section } from './section.tsx';

/** Links to the drama on which the game is based. */
export function DramaLink({ drama }: Pick<GameDetail, 'drama'>) {
  if (!drama) return null;
  const { dramaId, title, poster } = drama;
  return (
    <Section title={texts.sameDrama}>
      <Link to="/share/drama" search={{ dramaId }} preload={false} className={styles.way} data-testid="drama">
        <Picture
          url={poster}
          set={pictureSet(poster, 1)}
          alt={fill(texts.posterOf, { title })}
          width={64}
          height={90}
          imgClassName={styles.poster}
        />
        <span className={styles.words}>
          <b>{title}</b>
          <small>{dramaFacts(drama)}</small>
        </span>
        <span className={styles.act}>{texts.watch}</span>
      </Link>
    </Section>
  );
}
