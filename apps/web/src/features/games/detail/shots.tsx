import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { useState } from 'react';
import { ImageViewer } from '../../../ui/image-viewer.tsx';
import type { GameDetail } from './detail-data.ts';
import styles from './shots.module.css';

/** Screenshots in a row; a tap opens the viewer. */
export function Shots({ game: { picUrls, gameName } }: { game: GameDetail }) {
  const [opened, setOpened] = useState<number>();
  if (picUrls.length === 0) return null;
  return (
    <section aria-label={texts.shots}>
      <ul className={styles.rail} data-testid="shots">
        {picUrls.map((url, place) => (
          <li key={url}>
            <button type="button" onClick={() => setOpened(place)}>
              <img
                src={url}
                alt={fill(texts.shotOf, { name: gameName, number: place + 1 })}
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer images={picUrls} start={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
