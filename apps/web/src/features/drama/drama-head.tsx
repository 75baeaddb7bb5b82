import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { Picture } from '../../ui/picture.tsx';
import type { DramaInfo, Episode } from './drama-data.ts';
import styles from './drama-head.module.css';
import { episodesOut, episodesPlanned } from './episode-texts.ts';
import { Stars } from './stars.tsx';

interface DramaHeadProps {
  info: DramaInfo;
  episodes: readonly Episode[];
}

/** Poster and main facts; secondary facts are rendered a frame later. */
export function DramaHead({ info, episodes }: DramaHeadProps) {
  const { title, subtitle, score, cover, placeholder, feeMode, year, area, plotType, dramaType } = info;
  const isVip = feeMode === 'vip';
  return (
    <div className={styles.head}>
      <span className={styles.poster} style={{ backgroundImage: `url(${placeholder})` }}>
        <Picture
          url={cover}
          sizes="104px"
          width={104}
          height={146}
          alt={fill(dramaTexts.posterOf, { title })}
          first
        />
        {isVip && <em>{dramaTexts.vip}</em>}
      </span>
      <div className={styles.say}>
        <h1>{title}</h1>
        <p className={styles.sub}>{subtitle}</p>
        <div data-part={2}>
          <p className={styles.score}>
            {score > 0 && <strong className="num">{score.toFixed(1)}</strong>}
            <span>
              {score > 0 && <Stars score={score} />}
              {dramaType} · {isVip ? dramaTexts.vip : shareTexts.free}
            </span>
          </p>
          <p className={styles.meta}>{[year, area, plotType].join(' · ')}</p>
          <Episodes total={info.totalEpisodes} episodes={episodes} />
        </div>
      </div>
    </div>
  );
}

function Episodes(drama: { total: number; episodes: readonly Episode[] }) {
  const [out, planned] = [episodesOut(drama), episodesPlanned(drama)];
  return (
    <p className={styles.meta}>
      {out && (planned ? <b>{out}</b> : out)}
      {out && planned && ' · '}
      {planned}
    </p>
  );
}
