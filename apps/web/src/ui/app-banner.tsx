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
  line: string;
  act: string;
}

/** Always in view: the way from a shared page into the app. */
export function AppBanner({ brand, href, onClick, busy, title, line, act }: AppBannerProps) {
  return (
    <>
      <div className={styles.room} />
      <FloatBar className={styles.float} data-testid="share-banner">
        <a className={styles.paper} href={href} onClick={onClick} aria-busy={busy}>
          <BrandMark brand={brand} size={40} />
          <span className={styles.say}>
            <b>{title}</b>
            <small>{line}</small>
          </span>
          <span className={styles.act}>{act}</span>
        </a>
      </FloatBar>
    </>
  );
}
