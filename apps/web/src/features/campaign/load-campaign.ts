import { findOrNull } from '../../lib/find-or-null.ts';
import { type PageHead, UNLISTED } from '../../lib/page-head.ts';
import { api } from '../../platform/api/api.ts';
import type { Campaign } from './campaign-data.ts';

interface CampaignAnswer {
  campaign: Campaign | null;
  head: Partial<PageHead>;
}

/** The campaign as everybody sees it; null if there is none. */
export async function loadCampaign(): Promise<CampaignAnswer> {
  const campaign = await findOrNull(api.getCampaign({}));
  return { campaign, head: campaign ? {} : UNLISTED };
}
