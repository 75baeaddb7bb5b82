import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { Picture } from '../../ui/picture.tsx';
import { pictureFile } from '../../ui/picture-set.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import styles from './download-reasons.module.css';
import type { HallArt, HallFact } from './hall-art.ts';
import { Tonight } from './tonight.tsx';

const LEVELS = [1, 2, 3, 8] as const;

/** Benefits of the app, below the first screen. */
export function DownloadReasons({ art: { posters, together, faces, facts } }: { art: HallArt }) {
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
        </dl>
      )}
      <Tonight posters={posters} part={4} />
      {together && <Together still={together} faces={faces} />}
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

function Fact({ name, figure }: HallFact) {
  const [number, unit] = figure.split(' ');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {number}
        {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}

interface TogetherProps {
  still: TonedPicture;
  faces: HallArt['faces'];
}

function Together({ still, faces: [left, right] }: TogetherProps) {
  return (
    <section data-part="5">
      <h2>{downloadReasonTexts.togetherTitle}</h2>
      <p>{downloadReasonTexts.togetherHint}</p>
      <div className={styles.together}>
        <Picture
          url={still.url}
          set={{ avif: pictureFile(still.url, 960, 'avif') }}
          width={960}
          height={540}
        />
        <ul aria-hidden="true">
          <li>
            <Face of={left} />
            <span>{downloadReasonTexts.together1}</span>
          </li>
          <li>
            <span>{downloadReasonTexts.together2}</span>
            <Face of={right} />
          </li>
        </ul>
      </div>
    </section>
  );
}

function Face({ of: face }: { of: TonedPicture | undefined }) {
  return face && <img src={face.url} alt="" width={24} height={24} loading="lazy" />;
}
