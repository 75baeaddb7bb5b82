import { dramaTexts } from '@juban/contract/texts/drama';
import { shareTexts } from '@juban/contract/texts/share';
import type { AppLink } from '../../ui/app-link.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AppTexts } from './app-texts.ts';
import styles from './clip-overlay.module.css';

interface ClipShadeProps {
  words: AppTexts;
  openApp: AppLink;
  onReplay: () => void;
}

/** Shown over the last frame of a clip: replay, or continue in the app. */
export function ClipOverlay({ words, openApp, onReplay }: ClipShadeProps) {
  return (
    <section className={styles.shade} aria-label={dramaTexts.clipEnded} data-testid="clip-shade">
      <div className={styles.say} role="status">
        <h2>{shareTexts.trialEnded}</h2>
        <p>{words.shade}</p>
      </div>
      <div className={styles.ways}>
        <button type="button" className={styles.again} onClick={onReplay}>
          <Icon name="refresh" size={17} line={1.8} />
          {dramaTexts.retryWatch}
        </button>
        <a className={styles.app} href={openApp.href} onClick={openApp.open} aria-busy={openApp.opening}>
          {words.act}
        </a>
      </div>
    </section>
  );
}
