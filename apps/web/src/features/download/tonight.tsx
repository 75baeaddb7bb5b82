import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import { Picture } from '../../ui/picture.tsx';
import { pictureFile } from '../../ui/picture-set.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import styles from './below.module.css';

interface TonightProps {
  posters: readonly TonedPicture[];
  /** The animation frame in which it is rendered. */
  part?: number;
}

/** The brand's posters; decorative, because titles are part of the pictures. */
export function Tonight({ posters, part }: TonightProps) {
  if (posters.length === 0) return null;
  return (
    <section className={styles.tonight} data-part={part}>
      <h2>{downloadReasonTexts.tonight}</h2>
      <p>{downloadReasonTexts.tonightHint}</p>
      <div>
        {posters.map(({ url }) => (
          <Picture
            key={url}
            url={pictureFile(url, 240, 'webp')}
            set={{ avif: pictureFile(url, 240, 'avif') }}
            width={240}
            height={336}
          />
        ))}
      </div>
    </section>
  );
}
