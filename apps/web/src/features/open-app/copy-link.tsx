import type { Brand } from '@juban/catalog';
import { openHintTexts } from '@juban/contract/texts/open-hint';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { brandSearch } from '../../lib/brand-search.ts';
import { copyWithFallback } from '../../platform/host/bridge/copy-with-fallback.ts';
import { CLIENT_SEARCH_NAMES } from '../../platform/session/client-identity.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './browser-hint.module.css';

/** The page's address for a browser: it keeps the brand and drops the client. */
function addressInBrowser(brand: Brand): string {
  const address = new URL(window.location.href);
  for (const name of CLIENT_SEARCH_NAMES) address.searchParams.delete(name);
  const { ct } = brandSearch(brand.id, {});
  if (ct) address.searchParams.set('ct', ct);
  return address.href;
}

/** The link as text with a copy button, for environments without clipboard access. */
export function CopyLink({ brand }: { brand: Brand }) {
  const href = addressInBrowser(brand);
  const copy = async () => {
    showToast((await copyWithFallback(href)) ? openHintTexts.copied : shareAppTexts.copyFailed);
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
