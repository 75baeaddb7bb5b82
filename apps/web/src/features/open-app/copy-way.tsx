import type { Brand } from '@juban/catalog';
import { openHintTexts } from '@juban/contract/texts/open-hint';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { brandSearch } from '../../lib/brand-search.ts';
import { copyAnyhow } from '../../platform/host/bridge/copy-anyhow.ts';
import { CLIENT_SEARCH_NAMES } from '../../platform/session/client-identity.ts';
import { showToast } from '../../ui/toast.tsx';
import styles from './browser-hint.module.css';

/** This very page for a browser: it keeps its brand, and says nothing of the client that shows it here. */
function addressInBrowser(brand: Brand): string {
  const address = new URL(window.location.href);
  for (const name of CLIENT_SEARCH_NAMES) address.searchParams.delete(name);
  const { ct } = brandSearch(brand.id, {});
  if (ct) address.searchParams.set('ct', ct);
  return address.href;
}

/** The link to be carried there; it can be read too, for where nothing may be copied by a tap. */
export function CopyWay({ brand }: { brand: Brand }) {
  const href = addressInBrowser(brand);
  const copy = async () => {
    showToast((await copyAnyhow(href)) ? openHintTexts.copied : shareAppTexts.copyFailed);
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
