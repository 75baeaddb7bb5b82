import { appBannerTexts } from '@juban/contract/texts/app-banner';
import type { MouseEvent } from 'react';
import styles from './app-banner.module.css';
import { BrandMark } from './brand-mark.tsx';
import { FloatBar } from './float-bar.tsx';

interface AppBannerProps {
  /** The brand's id. */
  brand: string;
  href: string;
  onClick: (event: MouseEvent) => void;
  busy: boolean;
  /** What a tap leads to. */
  title: string;
}

/** Always in view: the way from a shared page into the app. */
export function AppBanner({ brand, href, onClick, busy, title }: AppBannerProps) {
  return (
    <>
      <div className={styles.room} />
      <FloatBar className={styles.float} data-testid="share-banner">
        <a className={styles.paper} href={href} onClick={onClick} aria-busy={busy}>
          <BrandMark brand={brand} size={40} />
          <span className={styles.say}>
            <b>{title}</b>
            <small>{appBannerTexts.line}</small>
          </span>
          <span className={styles.act}>{appBannerTexts.act}</span>
        </a>
      </FloatBar>
    </>
  );
}
