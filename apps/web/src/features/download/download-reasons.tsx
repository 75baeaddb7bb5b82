import type { Brand } from '@juban/catalog';
import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import styles from './download-reasons.module.css';
import { avatarFile, HALL_ART, type HallArt, stillFile } from './hall-art.ts';
import { Tonight } from './tonight.tsx';

const LEVELS = [1, 2, 3, 8] as const;

/** Why one would want it; everything below the first screen. */
export function DownloadReasons({ brand }: { brand: Brand }) {
  const art = HALL_ART[brand.id];
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{downloadReasonTexts.factScore}</dt>
          <dd>4.8</dd>
        </div>
        <div>
          <dt>{downloadReasonTexts.factTitles}</dt>
          <dd>
            2.6<small>{downloadReasonTexts.factTitlesUnit}</small>
          </dd>
        </div>
        <div>
          <dt>{downloadReasonTexts.factNight}</dt>
          <dd>20:00</dd>
        </div>
      </dl>
      <Tonight brand={brand} part={4} />
      {art && <Together art={art} />}
      <section data-part="6">
        <h2>{downloadReasonTexts.levelsTitle}</h2>
        <p>{downloadReasonTexts.levelsHint}</p>
        <ul className={styles.levels}>
          {LEVELS.map((level) => (
            <li key={level} data-level={level}>
              <b>V{level}</b>
              <small>{levelPageTexts[`grade${level}`]}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Together({ art }: { art: HallArt }) {
  return (
    <section data-part="5">
      <h2>{downloadReasonTexts.togetherTitle}</h2>
      <p>{downloadReasonTexts.togetherHint}</p>
      <div className={styles.together}>
        <picture>
          <source type="image/avif" srcSet={stillFile(art.together, 960, 'avif')} />
          <img
            src={stillFile(art.together, 960, 'webp')}
            alt=""
            width={960}
            height={540}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <ul aria-hidden="true">
          <li>
            <img src={avatarFile(2)} alt="" width={24} height={24} loading="lazy" />
            <span>{downloadReasonTexts.together1}</span>
          </li>
          <li>
            <span>{downloadReasonTexts.together2}</span>
            <img src={avatarFile(5)} alt="" width={24} height={24} loading="lazy" />
          </li>
        </ul>
      </div>
    </section>
  );
}
