import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { tutorialTexts } from '@juban/contract/texts/tutorial';
import { type ComponentProps, useState } from 'react';
import { HOUSE_ART } from '../../ui/house-art.ts';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import type { TutorialFamily } from './tutorial-family.ts';
import styles from './tutorial-screen.module.css';

const FOLDER = `${HOUSE_ART}/tutorial`;
const STEPS = [1, 2, 3, 4] as const;

type State = 'loading' | 'shown' | 'failed';

/** One tall picture; its words stand behind it for whoever cannot see it. */
export function TutorialPicture({ family }: { family: TutorialFamily }) {
  const [state, setState] = useState<State>('loading');
  // The picture may have come, or failed to, before the page woke up.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'shown' : 'failed');
  };
  return (
    <>
      {state !== 'failed' && (
        <div className={styles.box} data-state={state}>
          <Headline family={family} />
          <Picture
            family={family}
            image={{ ref: look, onLoad: () => setState('shown'), onError: () => setState('failed') }}
          />
          {state === 'shown' && <Enlarge family={family} />}
        </div>
      )}
      <div className={state === 'failed' ? styles.steps : 'sr-only'}>
        {state === 'failed' && <p role="alert">{tutorialTexts.failed}</p>}
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{tutorialTexts[`${family}${step}`]}</b>
              <span>{tutorialTexts[`${family}${step}Hint`]}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The picture's own first words, where it will draw them: there to be read while it is on its way. */
function Headline({ family }: { family: TutorialFamily }) {
  return (
    <div className={styles.headline} aria-hidden="true">
      <p>{tutorialTexts.title}</p>
      <p>{tutorialTexts[`${family}Lead`]}</p>
    </div>
  );
}

/** Its small print is hard to read on a small phone: over the whole picture, which a tap opens to be zoomed. */
function Enlarge({ family }: { family: TutorialFamily }) {
  const [start, setStart] = useState<number>();
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={imageViewerTexts.openOnly}
        onClick={() => setStart(0)}
      />
      <ImageViewer images={[largestOf(family)]} start={start} onClose={() => setStart(undefined)} />
    </>
  );
}

interface PictureProps {
  family: TutorialFamily;
  image?: ComponentProps<'img'>;
}

const SIZES = '(max-width: 430px) 100vw, 430px';

const largestOf = (family: TutorialFamily) => `${FOLDER}/${family}-780.webp`;

const filesOf = (family: TutorialFamily, format: string) =>
  [390, 780].map((width) => `${FOLDER}/${family}-${width}.${format} ${width}w`).join(', ');

/** Fetches a picture that will most likely be shown, while it is still being decided. */
export function PictureAhead({ family }: PictureProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={filesOf(family, 'avif')}
      imageSizes={SIZES}
      fetchPriority="high"
    />
  );
}

export function Picture({ family, image }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={filesOf(family, 'avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={filesOf(family, 'webp')} sizes={SIZES} />
      <img
        {...image}
        src={largestOf(family)}
        alt={tutorialTexts[`${family}Lead`]}
        width={390}
        height={1104}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
