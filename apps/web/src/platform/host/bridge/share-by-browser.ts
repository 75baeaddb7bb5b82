import { copyText } from './copy-text.ts';
import type { ShareInput, ShareResult } from './methods.ts';

/** The browser's own panel; where it has none, the link is put where it can be pasted from. */
export async function shareByBrowser({ title, text, url }: ShareInput): Promise<ShareResult> {
  if (typeof navigator.share !== 'function') return (await copyText(url)) ? 'copied' : 'failed';
  return navigator.share({ title, text, url }).then((): ShareResult => 'shared', whyNot);
}

const whyNot = (error: unknown): ShareResult =>
  error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';
