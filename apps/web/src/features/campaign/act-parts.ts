import type { Campaign } from './campaign-data.ts';
import type { CampaignReader } from './use-campaign-user.ts';

export interface ActParts {
  campaign: Campaign;
  admit: () => CampaignReader | undefined;
  reload: () => Promise<void>;
  /** Shows what was won. */
  tell: (text: string) => void;
}
