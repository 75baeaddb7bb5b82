import type { BrandId } from '@juban/catalog';
import { appBannerTexts } from '@juban/contract/texts/app-banner';
import { type MouseEvent, useState } from 'react';
import styles from './app-banner.module.css';
import { BrandMark } from './brand-mark.tsx';
import { FloatBar } from './float-bar.tsx';

interface AppBannerProps {
  brand: BrandId;
  href: string;
  onClick: (event: MouseEvent) => void;
  busy: boolean;
  /** Accessible name of the target. */
  title: string;
}

/** Once closed, it stays hidden on every page of the visit. */
let wasClosed = false;

/** Stays in view until it is closed; leads from a shared page into the app. */
export function AppBanner({ brand, href, onClick, busy, title }: AppBannerProps) {
  const [isClosed, setClosed] = useState(wasClosed);
  const close = () => {
    wasClosed = true;
    setClosed(true);
  };
  if (isClosed) return null;
  return (
    <>
      <div className={styles.spacer} />
      <FloatBar className={styles.float} data-testid="share-banner">
        <div className={styles.banner}>
          <a className={styles.link} href={href} onClick={onClick} aria-busy={busy}>
            <BrandMark brand={brand} size={40} />
            <span className={styles.text}>
              <b>{title}</b>
              <small>{appBannerTexts.line}</small>
            </span>
            <span className={styles.act}>{appBannerTexts.act}</span>
          </a>
          <button type="button" className={styles.close} onClick={close} aria-label={appBannerTexts.close}>
            <svg width="16" height="16" viewBox="0 0 16 16" stroke="currentColor" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
      </FloatBar>
    </>
  );
}
