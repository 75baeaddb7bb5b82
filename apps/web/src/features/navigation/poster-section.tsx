import { fill } from '@juban/contract/texts/fill';
import { navigationTexts } from '@juban/contract/texts/navigation';
import styles from './sections.module.css';
import type { Section } from './topic-data.ts';
import { TopicPicture } from './topic-picture.tsx';

/** One cover under its heading. */
export function PosterSection({ section: { name, content } }: { section: Section }) {
  const cover = content[0];
  return (
    <>
      <h2 className={styles.heading}>{name}</h2>
      {cover && (
        <div className={styles.cover}>
          <TopicPicture
            url={cover.coverUrl}
            alt={fill(navigationTexts.coverOf, { title: name })}
            sizes="(max-width: 430px) 92vw, 398px"
          />
        </div>
      )}
    </>
  );
}
