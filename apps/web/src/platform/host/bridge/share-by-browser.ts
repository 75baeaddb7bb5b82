import { copyText } from './copy-text.ts';
import type { ShareInput, ShareResult } from './methods.ts';

/** Opens the browser's share panel; without one, copies the link. */
export async function shareByBrowser({ title, text, url }: ShareInput): Promise<ShareResult> {
  if (typeof navigator.share !== 'function') return (await copyText(url)) ? 'copied' : 'failed';
  return navigator.share({ title, text, url }).then((): ShareResult => 'shared', whyNot);
}

const whyNot = (error: unknown): ShareResult =>
  error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
