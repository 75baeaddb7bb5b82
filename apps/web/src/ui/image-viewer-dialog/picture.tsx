import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { useState } from 'react';
import styles from './stage.module.css';
import type { Size, View } from './view.ts';

interface PictureProps {
  src: string;
  label: string;
  current: boolean;
  /** Offset from the centre of the stage along the swipe direction. */
  offset: string;
  horizontal: boolean;
  view: View | undefined;
  onSize: (size: Size) => void;
}

export function Picture({ src, label, current, offset, horizontal, view, onSize }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const seen = view && `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  return (
    <div
      className={styles.slide}
      style={{ transform: horizontal ? `translateX(${offset})` : `translateY(${offset})` }}
      aria-hidden={!current}
      data-state={state}
    >
      {state === 'failed' ? (
        <p>{imageViewerTexts.failed}</p>
      ) : (
        <img
          src={src}
          alt={label}
          draggable={false}
          style={{ transform: seen }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setState('shown');
            onSize({ width: naturalWidth, height: naturalHeight });
          }}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
