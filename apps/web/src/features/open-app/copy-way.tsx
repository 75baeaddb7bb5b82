import { openHintTexts } from '@juban/contract/texts/open-hint';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { copyText } from '../../host/bridge/copy-text.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './browser-hint.module.css';

/** This very page, to be opened in a browser; it stands there too, for where nothing may be copied by a tap. */
export function CopyWay() {
  const { href } = window.location;
  const copy = async () => {
    showToast((await copyText(href)) ? openHintTexts.copied : shareAppTexts.copyFailed);
  };
  return (
    <>
      <p className={styles.link}>{href}</p>
      <button type="button" className={styles.direct} onClick={() => void copy()}>
        {shareAppTexts.copy}
      </button>
    </>
  );
}
