import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareDramaTexts } from '@juban/contract/texts/share-drama';
import { copyText } from '../../host/bridge/copy-text.ts';
import type { ShareInput } from '../../host/bridge/methods.ts';
import { getHost } from '../../host/host.ts';
import { api } from '../../lib/api.ts';
import { parseSearch } from '../../lib/search.ts';
import { getToken } from '../../lib/session.ts';
import type { DramaInfo } from './drama-data.ts';

type Outcome = 'shared' | 'copied' | 'failed' | 'byMenu' | 'cancelled' | 'unknown';

const SAID: Readonly<Partial<Record<Outcome, string>>> = shareDramaTexts;
/** Only what is known to have gone out earns points. */
const EARNED: Readonly<Partial<Record<Outcome, string>>> = {
  shared: shareDramaTexts.earned,
  copied: shareDramaTexts.copiedEarned,
};

/** Sends a drama to friends; answers what to say of it, undefined for nothing. */
export async function shareDrama(info: DramaInfo, brand: Brand): Promise<string | undefined> {
  const outcome = await send(cardOf(info, brand));
  const earned = EARNED[outcome];
  const points = earned && getToken() ? await claimPoints(info.dramaId) : 0;
  return earned && points > 0 ? fill(earned, { points }) : SAID[outcome];
}

/** The app's own panel, else the browser's; where neither is, a social app's menu or the link itself. */
async function send(card: ShareInput): Promise<Outcome> {
  const { canShare, isSocialBrowser } = getHost().can;
  if (canShare) {
    const { getBridge } = await import('../../host/bridge/bridge.ts');
    return getBridge().share(card);
  }
  if (isSocialBrowser) return 'byMenu';
  if ('share' in navigator) {
    const { title, text, url } = card;
    return navigator.share({ title, text, url }).then((): Outcome => 'shared', whyNot);
  }
  return (await copyText(card.url)) ? 'copied' : 'failed';
}

const whyNot = (error: unknown): Outcome =>
  error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed';

/** The first of a day earns; what could not be told to the server earns with the next one. */
async function claimPoints(dramaId: string): Promise<number> {
  return api.shareForPoints({ dramaId }).then(
    ({ added }) => added,
    () => 0,
  );
}

function cardOf({ dramaId, title, subtitle, cover }: DramaInfo, { name }: Brand): ShareInput {
  const { origin, search } = window.location;
  const address = new URL(`/share/drama?dramaId=${encodeURIComponent(dramaId)}`, origin);
  // Says whose page it is; nothing else of this address is for others.
  const { ct } = parseSearch(search);
  if (ct) address.searchParams.set('ct', ct);
  return {
    title: fill(shareDramaTexts.title, { title, subtitle }),
    text: fill(shareDramaTexts.text, { title, brand: name }),
    url: address.href,
    image: new URL(cover, origin).href,
  };
}
