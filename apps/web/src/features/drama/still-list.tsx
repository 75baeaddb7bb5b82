import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { useState } from 'react';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { DramaInfo } from './drama-data.ts';
import { rail, Section } from './section.tsx';
import styles from './still-list.module.css';

/** A row of stills; a tap opens the viewer. */
export function StillList({ info: { imageList, title } }: { info: DramaInfo }) {
  const [opened, setOpened] = useState<number>();
  if (imageList.length === 0) return null;
  return (
    <Section title={dramaTexts.stills} note={fill(shareTexts.stillsCount, { count: imageList.length })}>
      <ul className={rail(styles.stills)} data-testid="stills">
        {imageList.map(({ url }, place) => (
          <li key={url}>
            <button type="button" onClick={() => setOpened(place)}>
              <Picture
                url={url}
                sizes="228px"
                width={228}
                height={128}
                alt={fill(dramaTexts.stillOf, { title, number: place + 1 })}
              />
            </button>
          </li>
        ))}
      </ul>
      <ImageViewer
        images={imageList.map(({ url }) => url)}
        start={opened}
        onClose={() => setOpened(undefined)}
      />
    </Section>
  );
}
