import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { tutorialTexts } from '@juban/contract/texts/tutorial';
import { type ComponentProps, useState } from 'react';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import { pictureSet } from '../../ui/picture-set.ts';
import { PRODUCT_ART } from '../../ui/product-art.ts';
import type { TutorialFamily } from './tutorial-family.ts';
import styles from './tutorial-screen.module.css';

const FOLDER = `${PRODUCT_ART}/tutorial`;
const STEPS = [1, 2, 3, 4] as const;

type State = 'loading' | 'shown' | 'failed';

/** One tall picture with its text as alternative. */
export function TutorialPicture({ family }: { family: TutorialFamily }) {
  const [state, setState] = useState<State>('loading');
  // The picture may have loaded or failed before hydration.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'shown' : 'failed');
  };
  return (
    <>
      {state !== 'failed' && (
        <div className={styles.box} data-state={state}>
          <Headline family={family} />
          <FamilyPicture
            family={family}
            ref={look}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
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

/** The picture's headline as text in the same place, readable while the picture loads. */
function Headline({ family }: { family: TutorialFamily }) {
  return (
    <div className={styles.headline} aria-hidden="true">
      <p>{tutorialTexts.title}</p>
      <p>{tutorialTexts[`${family}Lead`]}</p>
    </div>
  );
}

/** Covers the picture: a tap opens it in the viewer for zooming, because its fine print is small. */
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

interface FamilyPictureProps extends Omit<ComponentProps<typeof Picture>, 'url'> {
  family: TutorialFamily;
}

const largestOf = (family: TutorialFamily) => `${FOLDER}/${family}-780.webp`;

/** Preloads the picture that will probably be shown while this is being decided. */
export function PictureAhead({ family }: { family: TutorialFamily }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSet(largestOf(family))?.avif}
      imageSizes={COLUMN}
      fetchPriority="high"
    />
  );
}

export function FamilyPicture({ family, ...image }: FamilyPictureProps) {
  return (
    <Picture
      url={largestOf(family)}
      sizes={COLUMN}
      alt={tutorialTexts[`${family}Lead`]}
      width={390}
      height={1104}
      first
      {...image}
    />
  );
}
