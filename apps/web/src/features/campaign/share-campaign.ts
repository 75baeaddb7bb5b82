import { addressForOthers, sendCard } from '../../platform/host/send-card.ts';
import { SHARE_TEXTS } from '../../platform/host/share-texts.ts';
import type { Campaign } from './campaign-data.ts';

/** Shares the campaign. Returns a text to show, if any. */
export async function shareCampaign({ share, banner }: Campaign): Promise<string | undefined> {
  const outcome = await sendCard({
    title: share.title,
    text: share.content,
    url: addressForOthers(share.url),
    image: new URL(banner, window.location.origin).href,
  });
  // The gift code that appears confirms the sharing.
  return outcome === 'shared' ? undefined : SHARE_TEXTS[outcome];
}
