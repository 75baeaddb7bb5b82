import { Dialog } from '@base-ui/react/dialog';
import { fill } from '@juban/contract/texts/fill';
import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useOwnTouches } from '../use-own-touches.ts';
import { Picture } from './picture.tsx';
import styles from './stage.module.css';
import { useSize } from './use-size.ts';
import { useStage } from './use-stage.ts';
import type { Size } from './view.ts';

interface StageProps {
  images: readonly string[];
  start: number;
  horizontal: boolean;
}

const KEYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };
const UNMEASURED: Size = { width: 1, height: 1 };

/** Shows one picture, with its neighbours beside it. */
export function Stage({ images, start, horizontal }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(Math.min(Math.max(0, start), images.length - 1));
  const [sizes, setSizes] = useState<Readonly<Record<number, Size>>>({});
  useOwnTouches(stage);
  const first = index === 0;
  const last = index === images.length - 1;
  const { view, shift, moving, turn, zoom, handlers } = useStage({
    box: useSize(stage) ?? UNMEASURED,
    image: sizes[index],
    first,
    last,
    horizontal,
    // Uses the latest index, because two quick taps turn twice.
    onTurn: (by) => setIndex((now) => Math.min(images.length - 1, Math.max(0, now + by))),
  });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const way = KEYS[key];
    const share = ZOOM_KEYS[key];
    if (way) turn(way);
    if (share) zoom(share);
  };
  return (
    <Dialog.Popup className={styles.viewer} onKeyDown={onKeyDown}>
      <Dialog.Title className="sr-only">{imageViewerTexts.title}</Dialog.Title>
      <div ref={stage} className={styles.stage} data-moving={moving || undefined} {...handlers}>
        {[index - 1, index, index + 1].map((place) => {
          const src = images[place];
          if (src === undefined) return null;
          return (
            <Picture
              key={place}
              src={src}
              label={fill(imageViewerTexts.place, { place: place + 1, count: images.length })}
              current={place === index}
              offset={`calc(${(place - index) * 100}% + ${shift}px)`}
              horizontal={horizontal}
              view={place === index ? view : undefined}
              onSize={(size) => setSizes((known) => ({ ...known, [place]: size }))}
            />
          );
        })}
      </div>
      {images.length > 1 && (
        <Turns
          first={first}
          last={last}
          horizontal={horizontal}
          onTurn={turn}
          place={`${index + 1} / ${images.length}`}
        />
      )}
      <Dialog.Close className={styles.close} aria-label={imageViewerTexts.close}>
        <Icon name="close" />
      </Dialog.Close>
    </Dialog.Popup>
  );
}

interface TurnsProps {
  first: boolean;
  last: boolean;
  horizontal: boolean;
  place: string;
  onTurn: (by: -1 | 1) => void;
}

function Turns({ first, last, horizontal, place, onTurn }: TurnsProps) {
  return (
    <div className={styles.turns} data-way={horizontal ? 'across' : 'down'}>
      <button
        type="button"
        aria-label={imageViewerTexts.previous}
        disabled={first}
        onClick={() => onTurn(-1)}
      >
        <Icon name="back" />
      </button>
      <p className="num" aria-live="polite">
        {place}
      </p>
      <button type="button" aria-label={imageViewerTexts.next} disabled={last} onClick={() => onTurn(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}
