import { appBannerTexts } from '@juban/contract/texts/app-banner';
import { type MouseEvent, useEffect, useState } from 'react';
import styles from './app-banner.module.css';
import { BrandMark } from './brand-mark.tsx';
import { FloatBar } from './float-bar.tsx';
import { Icon } from './icon.tsx';

interface AppBannerProps {
  /** The brand's id. */
  brand: string;
  href: string;
  onClick: (event: MouseEvent) => void;
  busy: boolean;
  /** What a tap leads to. */
  title: string;
}

/** In view until it is closed: the way from a shared page into the app. */
export function AppBanner({ brand, href, onClick, busy, title }: AppBannerProps) {
  const { isClosed, close } = useClosed();
  if (isClosed) return null;
  return (
    <>
      <div className={styles.room} />
      <FloatBar className={styles.float} data-testid="share-banner">
        <div className={styles.paper}>
          <a className={styles.way} href={href} onClick={onClick} aria-busy={busy}>
            <BrandMark brand={brand} size={40} />
            <span className={styles.say}>
              <b>{title}</b>
              <small>{appBannerTexts.line}</small>
            </span>
            <span className={styles.act}>{appBannerTexts.act}</span>
          </a>
          <button type="button" className={styles.close} onClick={close} aria-label={appBannerTexts.close}>
            <Icon name="close" size={16} />
          </button>
        </div>
      </FloatBar>
    </>
  );
}

const CLOSED = 'appBannerClosed';

/** For the life of the tab, on every page of it. */
function useClosed() {
  const [isClosed, setClosed] = useState(false);
  // After the page woke up: the server knows no tab.
  useEffect(() => setClosed(readClosed()), []);
  const close = () => {
    setClosed(true);
    try {
      sessionStorage.setItem(CLOSED, '1');
    } catch {
      // Without storage the next page shows it again.
    }
  };
  return { isClosed, close };
}

function readClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}
