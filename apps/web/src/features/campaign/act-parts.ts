import type { Campaign } from './campaign-data.ts';
import type { CampaignUserState } from './use-campaign-user.ts';

export interface ActParts {
  campaign: Campaign;
  admit: () => CampaignUserState | undefined;
  reload: () => Promise<void>;
  /** Shows what was won. */
  showResult: (text: string) => void;
}
