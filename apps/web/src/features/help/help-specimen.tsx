import { fill } from '@juban/contract/texts/fill';
import { Icon } from '../../ui/icon.tsx';
import type { HelpPage } from './help-page.ts';
import styles from './help-specimen.module.css';

const POSTERS = '/content/demo/art/posters';

/** Shows the thing itself: a review that counts, or a playlist of more than four. */
export function HelpSpecimen({ page: { kind, texts, posters } }: { page: HelpPage }) {
  const isReview = kind === 'review';
  const count = isReview ? [...texts.sampleText].length : posters.length;
  return (
    <figure className={styles.specimen} data-kind={kind}>
      <figcaption>{texts.sampleLabel}</figcaption>
      <div className={styles.posters}>
        {posters.map((poster) => (
          <picture key={poster}>
            <source type="image/avif" srcSet={`${POSTERS}/${poster}-240.avif`} />
            <img
              src={`${POSTERS}/${poster}-240.webp`}
              alt=""
              width={240}
              height={336}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
      <blockquote>{texts.sampleText}</blockquote>
      <p className={styles.note}>
        <Icon name="check" size={16} line={2} />
        {fill(texts.sampleNote, { count })}
      </p>
    </figure>
  );
}
