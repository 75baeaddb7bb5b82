import type { Campaign } from '../../features/campaign/campaign-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import { type PageHead, UNLISTED } from './page-head.ts';

const UNKNOWN = 404;

interface CampaignAnswer {
  campaign: Campaign | null;
  head: Partial<PageHead>;
}

/** The campaign as everybody sees it; null where there is none. */
export async function loadCampaign(): Promise<CampaignAnswer> {
  try {
    return { campaign: await api.getCampaign({}), head: {} };
  } catch (error) {
    if (!(error instanceof ApiError && error.httpStatus === UNKNOWN)) throw error;
    return { campaign: null, head: UNLISTED };
  }
}
