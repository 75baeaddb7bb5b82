import type { Brand } from '@juban/catalog';
import { type Campaign, CLOSED } from './campaign-data.ts';
import { CampaignDialogs } from './campaign-dialogs.tsx';
import { CampaignHead } from './campaign-head.tsx';
import { CampaignRules } from './campaign-rules.tsx';
import styles from './campaign-screen.module.css';
import { DrawSection } from './draw-section.tsx';
import { OnceCards } from './once-cards.tsx';
import { ShareBox } from './share-box.tsx';
import { useCampaign } from './use-campaign.ts';

interface CampaignScreenProps {
  campaign: Campaign;
  brand: Brand;
  /** The game named by the address. */
  gameId: string | undefined;
}

/** A game's campaign: gifts, a draw, missions for more draws, and a share code. */
export function CampaignScreen({ campaign, brand, gameId }: CampaignScreenProps) {
  const acts = useCampaign(campaign);
  return (
    <main className={styles.page}>
      <CampaignHead campaign={campaign} brand={brand} gameId={gameId} acts={acts} />
      {campaign.state !== 'open' && <p className={styles.state}>{CLOSED[campaign.state]}</p>}
      <OnceCards missions={campaign.missions} acts={acts} />
      <DrawSection campaign={campaign} acts={acts} />
      <ShareBox giftCode={campaign.giftCode} acts={acts} />
      <CampaignRules campaign={campaign} />
      <CampaignDialogs campaign={campaign} acts={acts} />
    </main>
  );
}
