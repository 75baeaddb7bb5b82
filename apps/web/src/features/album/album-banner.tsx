import type { Brand } from '@juban/catalog';
import { albumTexts } from '@juban/contract/texts/album';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './album-banner.module.css';
import type { WayIn } from './album-screen.tsx';

/** Stays in view: the one thing on the page that does not belong to the list. */
export function AlbumBanner({ brand, wayIn }: { brand: Brand; wayIn: WayIn }) {
  return (
    <aside className={styles.float}>
      <a className={styles.banner} href={wayIn.href} onClick={wayIn.open} aria-busy={wayIn.opening}>
        <BrandMark brand={brand.id} size={40} />
        <span className={styles.say}>
          <b>{albumTexts.banner}</b>
          <small>{albumTexts.bannerHint}</small>
        </span>
        <span className={styles.go}>{albumTexts.bannerGo}</span>
      </a>
    </aside>
  );
}
