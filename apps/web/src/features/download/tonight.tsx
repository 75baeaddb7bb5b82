import type { Brand } from '@juban/catalog';
import { downloadReasonTexts } from '@juban/contract/texts/download-reasons';
import styles from './below.module.css';
import { HALL_ART, posterFile } from './hall-art.ts';

interface TonightProps {
  brand: Brand;
  /** The frame it comes in. */
  part?: number;
}

/** Three posters of the brand's own; decoration, their titles are drawn. */
export function Tonight({ brand, part }: TonightProps) {
  return (
    <section className={styles.tonight} data-part={part}>
      <h2>{downloadReasonTexts.tonight}</h2>
      <p>{downloadReasonTexts.tonightHint}</p>
      <div>
        {HALL_ART[brand.id]?.posters.map((poster) => (
          <picture key={poster}>
            <source type="image/avif" srcSet={posterFile(poster, 'avif')} />
            <img
              src={posterFile(poster, 'webp')}
              alt=""
              width={240}
              height={336}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
    </section>
  );
}
