import { useState } from 'react';
import { ImageViewer } from '../../../../web/src/ui/image-viewer.tsx';
import { Section, Specimen } from '../section.tsx';
import styles from './pictures.module.css';

const FOLDER = '/content/demo/art/posters';
const POSTERS = ['the-sea-between-us', 'the-fog-harbour-light', 'the-lone-boat', 'the-light-across'] as const;
const LARGE = POSTERS.map((name) => `${FOLDER}/${name}-480.webp`);

export function Pictures() {
  return (
    <Section title="看图">
      <Specimen name="横向翻看">
        <Strip horizontal />
      </Specimen>
      <Specimen name="纵向翻看">
        <Strip horizontal={false} />
      </Specimen>
    </Section>
  );
}

function Strip({ horizontal }: { horizontal: boolean }) {
  const [start, setStart] = useState<number>();
  const way = horizontal ? '横向' : '纵向';
  return (
    <>
      <div className={styles.strip}>
        {POSTERS.map((name, place) => (
          <button
            key={name}
            type="button"
            aria-label={`${way}看第 ${place + 1} 张`}
            onClick={() => setStart(place)}
          >
            <img src={`${FOLDER}/${name}-240.webp`} alt="" width={240} height={336} />
          </button>
        ))}
      </div>
      <ImageViewer images={LARGE} start={start} horizontal={horizontal} onClose={() => setStart(undefined)} />
    </>
  );
}
