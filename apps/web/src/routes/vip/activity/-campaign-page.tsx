import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { HomeLink } from '../../../app/home-link.tsx';
import { QueryScope } from '../../../app/query-scope.tsx';
import { StateScreen } from '../../../app/state-screen.tsx';
import { usePageInfo } from '../../../app/use-page-info.ts';
import type { Campaign } from '../../../features/campaign/campaign-data.ts';
import { CampaignScreen } from '../../../features/campaign/campaign-screen.tsx';

interface CampaignPageProps {
  campaign: Campaign | null;
  gameId: string | undefined;
}

/** The campaign, which has two addresses. */
export function CampaignPage({ campaign, gameId }: CampaignPageProps) {
  const { brand } = usePageInfo();
  if (!campaign) {
    return (
      <StateScreen art="curtain" title={campaignPageTexts.missing} hint={campaignPageTexts.missingHint}>
        <HomeLink />
      </StateScreen>
    );
  }
  return (
    <QueryScope>
      <CampaignScreen campaign={campaign} brand={brand} gameId={gameId} />
    </QueryScope>
  );
}
