import { sendTexts } from '@juban/contract/texts/send';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { copyText } from '../../platform/host/bridge/copy-text.ts';
import { useHost } from '../../platform/host/use-host.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import styles from './how-to-share.module.css';

const BY_MENU = [shareAppTexts.howCorner, shareAppTexts.howSend];
const BY_LINK = [shareAppTexts.howCopy, shareAppTexts.howPaste];

/**
 * Copies at once, because browsers require a user gesture; the fallback for web views is loaded if they
 * refuse.
 */
const copied = async (link: string): Promise<boolean> =>
  (await copyText(link)) ||
  import('../../platform/host/bridge/copy-with-fallback.ts').then(
    ({ copyWithFallback }) => copyWithFallback(link),
    () => false,
  );

/** Sharing steps for the current environment, and the link itself. */
export function HowToShare({ link }: { link: string }) {
  const { isSocialBrowser } = useHost().can;
  const copy = async () => {
    showToast((await copied(link)) ? sendTexts.copied : shareAppTexts.copyFailed);
  };
  return (
    <section className={styles.how} aria-label={shareAppTexts.how} data-testid="how-to-share">
      {isSocialBrowser && (
        <svg className={styles.arrow} viewBox="0 0 64 80" fill="none" aria-hidden="true">
          <path d="M6 74C34 64 50 42 52 10" strokeDasharray="6 6" />
          <path d="M41 20L52 6l9 16" />
        </svg>
      )}
      <h2>{shareAppTexts.how}</h2>
      <ol>
        {(isSocialBrowser ? BY_MENU : BY_LINK).map((step, at) => (
          <li key={step}>
            <b className="num">{at + 1}</b>
            {step}
          </li>
        ))}
      </ol>
      <p className={styles.link}>
        <span className="sr-only">{shareAppTexts.link}</span>
        {link}
      </p>
      <Button look="ghost" wide onClick={copy}>
        {shareAppTexts.copy}
      </Button>
    </section>
  );
}
