import { copyText } from './bridge/copy-text.ts';
import type { ShareInput } from './bridge/methods.ts';
import { getHost } from './host.ts';

export type SendOutcome = 'shared' | 'copied' | 'failed' | 'byMenu' | 'cancelled' | 'unknown';

/** The app's own panel, else the browser's; where neither is, a social app's menu or the link itself. */
export async function sendCard(card: ShareInput): Promise<SendOutcome> {
  const { canShare, isSocialBrowser } = getHost().can;
  if (canShare) {
    const { getBridge } = await import('./bridge/bridge.ts');
    return getBridge().share(card);
  }
  if (isSocialBrowser) return 'byMenu';
  if ('share' in navigator) {
    const { title, text, url } = card;
    return navigator.share({ title, text, url }).then((): SendOutcome => 'shared', whyNot);
  }
  return (await copyText(card.url)) ? 'copied' : 'failed';
}

const whyNot = (error: unknown): SendOutcome =>
  error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
