import type { Brand } from '@juban/catalog';
import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { followersText } from '@juban/domain/drama';
import type { AppLink } from '../../ui/app-link.ts';
import type { DramaInfo } from './drama-data.ts';
import styles from './main-actions.module.css';
import { ShareButton } from './share-button.tsx';

interface MainActionsProps {
  info: DramaInfo;
  brand: Brand;
  openApp: AppLink;
  /** The drama has not started yet; the app offers a reminder. */
  waits: boolean;
  /** Text of the main button. */
  act: string;
}

/** The main and the secondary link into the app, and the share button. */
export function MainActions({ info, brand, openApp, waits, act }: MainActionsProps) {
  const link = { href: openApp.href, onClick: openApp.open };
  return (
    <div className={styles.acts}>
      <a {...link} className={styles.main} aria-busy={openApp.opening} data-testid="open-app">
        {waits && <Bell />}
        {act}
      </a>
      {!waits && (
        <a {...link} className={styles.quiet}>
          {shareTexts.follow}
          <small className="num">
            {fill(dramaTexts.followers, { count: followersText(info.favoriteNum) })}
          </small>
        </a>
      )}
      <ShareButton info={info} brand={brand} />
    </div>
  );
}

function Bell() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M15 8a5 5 0 0 0-10 0c0 5-2 6-2 6h14s-2-1-2-6M8.5 17h3" />
    </svg>
  );
}
