import { albumTexts } from '@juban/contract/texts/album';
import { fill } from '@juban/contract/texts/fill';
import { followersText } from '@juban/domain/drama';
import { Link, useSearch } from '@tanstack/react-router';
import type { AlbumItem } from './album-data.ts';
import styles from './album-row.module.css';
import { Poster } from './poster.tsx';

/** Rows that may be on the first screen. */
const FIRST_ROWS = 2;
/** Slow phones lay out one row per frame; rows after the first screens are rendered at once. */
const LAST_PART = 20;

/** One drama of the list; the whole row links to its page. */
export function AlbumRow({ item, place }: { item: AlbumItem; place: number }) {
  const { aliId } = useSearch({ strict: false });
  const { dramaId, coverUrl, tone, title, score, favoriteNum, recommendInfo } = item;
  const facts = [item.dramaType, item.year, ...item.areaList].filter(Boolean).join(' / ');
  return (
    <article className={styles.row} data-part={Math.min(LAST_PART, 1 + place)}>
      <div className={styles.main}>
        <div className={styles.cover}>
          <Poster url={coverUrl} tone={tone} width={84} first={place < FIRST_ROWS} />
          <i className="num" aria-hidden="true">
            {place + 1}
          </i>
        </div>
        <div className={styles.say}>
          <h2>
            <Link to="/share/drama" search={{ dramaId, ...(aliId && { aliId }) }} className={styles.title}>
              {title}
            </Link>
            {score > 0 && (
              <strong className="num">
                <span className="sr-only">{fill(albumTexts.score, { score: '' })}</span>
                {score.toFixed(1)}
              </strong>
            )}
          </h2>
          <p className={styles.facts}>{facts}</p>
          <ul className={styles.tags}>
            {item.plotTypeList.map((plot) => (
              <li key={plot}>{plot}</li>
            ))}
          </ul>
          <p className={styles.foot}>
            <span className="num">{fill(albumTexts.followers, { count: followersText(favoriteNum) })}</span>
            <span className={styles.watch} aria-hidden="true">
              {albumTexts.watch}
            </span>
          </p>
        </div>
      </div>
      {recommendInfo && <p className={styles.why}>{recommendInfo}</p>}
    </article>
  );
}
