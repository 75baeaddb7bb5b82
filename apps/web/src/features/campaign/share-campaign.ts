import { addressForOthers, sendCard } from '../../platform/host/send-card.ts';
import { SENT } from '../../platform/host/sent-words.ts';
import type { Campaign } from './campaign-data.ts';

/** Sends the campaign on, with where the app is to be had; answers what to say of it, undefined for nothing. */
export async function shareCampaign({ share, banner }: Campaign): Promise<string | undefined> {
  const outcome = await sendCard({
    title: share.title,
    text: share.content,
    url: addressForOthers(share.url),
    image: new URL(banner, window.location.origin).href,
  });
  // The gift code that comes with it says that it went out.
  return outcome === 'shared' ? undefined : SENT[outcome];
}
