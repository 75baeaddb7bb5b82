import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { BrandMark } from '../../ui/brand-mark.tsx';
import type { OpenApp } from './drama-data.ts';
import styles from './float-banner.module.css';

interface FloatBannerProps {
  brand: Brand;
  openApp: OpenApp;
  /** The episode after the clip's, where there is one. */
  next: number | undefined;
}

/** Always in view: what happens next. */
export function FloatBanner({ brand, openApp, next }: FloatBannerProps) {
  return (
    <>
      <div className={styles.room} />
      <aside className={styles.float} data-testid="share-banner">
        <a href={openApp.href} onClick={openApp.open} aria-busy={openApp.opening}>
          <BrandMark brand={brand.id} size={40} />
          <span className={styles.say}>
            <b>{next ? fill(shareTexts.bannerNext, { number: next }) : shareTexts.bannerWhole}</b>
            {shareTexts.bannerLine}
          </span>
          <span className={styles.act}>{shareTexts.bannerAct}</span>
        </a>
      </aside>
    </>
  );
}
