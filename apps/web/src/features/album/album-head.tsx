import { albumTexts } from '@juban/contract/texts/album';
import { fill } from '@juban/contract/texts/fill';
import { followersText } from '@juban/domain/drama';
import type { Album } from './album-data.ts';
import { AlbumFan } from './album-fan.tsx';
import styles from './album-head.module.css';

const STAR = 'M10 3l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L2.8 8.2l5-.7z';
const HEART = 'M10 16.6S3.2 12.7 3.2 7.9A3.7 3.7 0 0110 5.8a3.7 3.7 0 016.8 2.1c0 4.8-6.8 8.7-6.8 8.7z';

/** Cover fan, title and counts, under the shell's bar. */
export function AlbumHead({ album }: { album: Album }) {
  const { title, subTitle, author, total, favoriteCount, likeCount, content } = album;
  return (
    <header className={styles.head}>
      <AlbumFan covers={content} />
      <p className={styles.kind}>{albumTexts.kind}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{subTitle}</p>
      {author && <By author={author} />}
      <p className={styles.counts}>
        <b className="num">{fill(albumTexts.total, { count: total })}</b>
        <Count path={STAR} text={fill(albumTexts.favorites, { count: followersText(favoriteCount) })} />
        <Count path={HEART} text={fill(albumTexts.likes, { count: followersText(likeCount) })} />
      </p>
    </header>
  );
}

function By({ author: { headImgUrl, nickName } }: { author: NonNullable<Album['author']> }) {
  return (
    <p className={styles.by} data-testid="author">
      <img src={headImgUrl} width={32} height={32} alt="" />
      <span>
        <b>{nickName}</b>
        {albumTexts.author}
      </span>
    </p>
  );
}

function Count({ path, text }: { path: string; text: string }) {
  return (
    <span className={styles.count}>
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className="num">{text}</span>
    </span>
  );
}
