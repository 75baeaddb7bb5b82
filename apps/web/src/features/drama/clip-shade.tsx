import { dramaTexts } from '@juban/contract/texts/drama';
import { shareTexts } from '@juban/contract/texts/share';
import { Icon } from '../../ui/icon.tsx';
import type { WayIn } from '../../ui/way-in.ts';
import type { AppWords } from './app-words.ts';
import styles from './clip-shade.module.css';

interface ClipShadeProps {
  words: AppWords;
  openApp: WayIn;
  onReplay: () => void;
}

/** Shown over the last frame of a clip: replay, or continue in the app. */
export function ClipShade({ words, openApp, onReplay }: ClipShadeProps) {
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
