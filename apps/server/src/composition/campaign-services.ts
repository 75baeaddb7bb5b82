import { type GamePartnersConfig, gamePartnerSecretOf } from '../config/game-partners-config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import { createCampaignService } from '../modules/campaign/campaign.service.ts';
import { createDrawService } from '../modules/campaign/draw.service.ts';
import { createDrawAuditService } from '../modules/campaign/draw-audit.service.ts';
import { createGameProgressService } from '../modules/campaign/game-progress.service.ts';
import { createMissionService } from '../modules/campaign/mission.service.ts';
import { createTermsService, type TermsService } from '../modules/campaign/terms.service.ts';
import type { createContentService } from '../modules/content/content.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface CampaignParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  membership: MembershipService;
  gamePartners: GamePartnersConfig;
}

/** The game campaign, put together. */
export function createCampaignServices(parts: CampaignParts) {
  const terms = createTermsService(parts);
  const campaigns = createCampaignService({ ...parts, terms });
  const partnerSecretOf = (partner: string) => gamePartnerSecretOf(parts.gamePartners, partner);
  const above = { ...parts, terms, campaigns, partnerSecretOf };
  return {
    campaigns,
    campaignTerms: terms,
    missions: createMissionService(above),
    draws: createDrawService(above),
    drawAudits: createDrawAuditService(above),
    gameProgress: createGameProgressService(above),
  };
}

type Published = Pick<TermsService, 'publishAll'>;

/** Terms of draws stand before anybody asks for them: from the start, and whenever content brings new ones. */
export async function publishTerms(
  database: Database,
  {
    content,
    campaignTerms,
    giftTerms,
  }: {
    content: Pick<ReturnType<typeof createContentService>, 'onChange'>;
    campaignTerms: Published;
    giftTerms: Published;
  },
): Promise<void> {
  const publishAll = async () => {
    await campaignTerms.publishAll();
    await giftTerms.publishAll();
  };
  await publishAll();
  // Should the database be away, whoever reads the terms next publishes them.
  await content.onChange(database, () => void publishAll().catch(() => {}));
}
