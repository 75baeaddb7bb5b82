import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareDramaTexts } from '@juban/contract/texts/share-drama';
import { api } from '../../platform/api/api.ts';
import type { ShareInput, ShareResult } from '../../platform/host/bridge/methods.ts';
import { addressForOthers, sendCard } from '../../platform/host/send-card.ts';
import { SHARE_TEXTS } from '../../platform/host/share-texts.ts';
import { getToken } from '../../platform/session/session.ts';
import type { DramaInfo } from './drama-data.ts';

/** Only confirmed sharing earns points. */
const EARNED: Readonly<Partial<Record<ShareResult, string>>> = {
  shared: shareDramaTexts.earned,
  copied: shareDramaTexts.copiedEarned,
};

/** Shares a drama. Returns a text to show, if any. */
export async function shareDrama(info: DramaInfo, brand: Brand): Promise<string | undefined> {
  const outcome = await sendCard(cardOf(info, brand));
  const earned = EARNED[outcome];
  const points = earned && getToken() ? await claimPoints(info.dramaId) : 0;
  return earned && points > 0 ? fill(earned, { points }) : SHARE_TEXTS[outcome];
}

/** The first sharing of a day earns points; if the call fails, the next one earns them. */
async function claimPoints(dramaId: string): Promise<number> {
  return api.shareForPoints({ dramaId }).then(
    ({ added }) => added,
    () => 0,
  );
}

function cardOf({ dramaId, title, subtitle, cover }: DramaInfo, { name }: Brand): ShareInput {
  return {
    title: fill(shareDramaTexts.title, { title, subtitle }),
    text: fill(shareDramaTexts.text, { title, brand: name }),
    url: addressForOthers(`/share/drama?dramaId=${encodeURIComponent(dramaId)}`),
    image: new URL(cover, window.location.origin).href,
  };
}
