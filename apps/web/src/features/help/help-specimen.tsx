import { fill } from '@juban/contract/texts/fill';
import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { useCallback, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureFile } from '../../ui/picture-set.ts';
import type { TonedPicture } from '../../ui/toned-picture.ts';
import type { HelpPage } from './help-page.ts';
import styles from './help-specimen.module.css';

interface HelpSpecimenProps {
  page: HelpPage;
  posters: readonly TonedPicture[];
}

/**
 * An example: a sufficient review, or a playlist of more than four titles. Tapping its posters opens the
 * viewer.
 */
export function HelpSpecimen({ page: { kind, texts }, posters }: HelpSpecimenProps) {
  const [start, setStart] = useState<number>();
  const close = useCallback(() => setStart(undefined), []);
  const isReview = kind === 'review';
  const count = isReview ? [...texts.sampleText].length : posters.length;
  return (
    <figure className={styles.specimen} data-kind={kind} data-part={2}>
      <figcaption>{texts.sampleLabel}</figcaption>
      <div className={styles.posters}>
        {posters.map(({ url }, place) => (
          <button
            key={url}
            type="button"
            aria-label={fill(imageViewerTexts.open, { place: place + 1 })}
            onClick={() => setStart(place)}
          >
            <Picture
              url={pictureFile(url, 240, 'webp')}
              set={{ avif: pictureFile(url, 240, 'avif') }}
              width={240}
              height={336}
            />
          </button>
        ))}
      </div>
      <ImageViewer
        images={posters.map(({ url }) => pictureFile(url, 480, 'webp'))}
        start={start}
        onClose={close}
      />
      <blockquote>{texts.sampleText}</blockquote>
      <p className={styles.note}>
        <Icon name="check" size={16} line={2} />
        {fill(texts.sampleNote, { count })}
      </p>
    </figure>
  );
}
