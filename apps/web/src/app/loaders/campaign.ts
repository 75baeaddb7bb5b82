import type { Campaign } from '../../features/campaign/campaign-data.ts';
import { ApiError, api } from '../../lib/api.ts';
import { tellMissing } from './album-missing.ts';

const UNKNOWN = 404;

/** The campaign as everybody sees it; null where there is none. */
export async function loadCampaign(): Promise<{ campaign: Campaign | null }> {
  try {
    return { campaign: await api.getCampaign({}) };
  } catch (error) {
    if (!(error instanceof ApiError && error.httpStatus === UNKNOWN)) throw error;
    await tellMissing();
    return { campaign: null };
  }
}
