import type { Brand } from '@juban/catalog';
import { navigationTexts } from '@juban/contract/texts/navigation';
import type { MouseEvent } from 'react';
import { trackEvent } from '../../platform/analytics/track-event.ts';
import { useExposure } from '../../platform/analytics/use-exposure.ts';
import type { AppLink } from '../../ui/app-link.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { FloatBar } from '../../ui/float-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './jump-to-app.module.css';
import { EXPOSED_MS, TOPIC_PATH } from './topic-data.ts';

/** A picture that leads into the app, for visitors outside of it. */
export function JumpToApp({ brand, appLink }: { brand: Brand; appLink: AppLink }) {
  const seen = useExposure<HTMLAnchorElement>(EXPOSED_MS, () => trackEvent(40016, { path: TOPIC_PATH }));
  const jump = (event: MouseEvent) => {
    trackEvent(40017, { path: TOPIC_PATH });
    appLink.open(event);
  };
  return (
    <FloatBar>
      <a
        ref={seen}
        className={styles.jump}
        href={appLink.href}
        onClick={jump}
        aria-busy={appLink.opening}
        data-testid="jump-to-app"
      >
        <svg
          className={styles.rays}
          viewBox="0 0 200 52"
          preserveAspectRatio="xMinYMid slice"
          aria-hidden="true"
        >
          <path d="M26 26L200-40V-8zM26 26L200 14v22zM26 26L200 62v40z" />
        </svg>
        <span className={styles.mark}>
          <BrandMark brand={brand.id} size={36} />
        </span>
        <b>{navigationTexts.jumpToApp}</b>
        <span className={styles.go}>
          <Icon name="right" size={20} line={2} />
        </span>
      </a>
    </FloatBar>
  );
}
