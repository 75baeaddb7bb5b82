import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { type SendOutcome, sendCard } from '../../host/send-card.ts';
import { parseSearch } from '../../lib/search.ts';
import type { Campaign } from './campaign-data.ts';

const SAID: Readonly<Partial<Record<SendOutcome, string>>> = campaignPageTexts;

/** Sends the campaign on, with where the app is to be had; answers what to say of it, undefined for nothing. */
export async function shareCampaign({ share, banner }: Campaign): Promise<string | undefined> {
  const { origin, search } = window.location;
  const address = new URL(share.url, origin);
  // Says whose page it is; nothing else of this address is for others.
  const { ct } = parseSearch(search);
  if (ct) address.searchParams.set('ct', ct);
  const image = new URL(banner, origin).href;
  return SAID[await sendCard({ title: share.title, text: share.content, url: address.href, image })];
}
