import {
  type GamePartnersConfig,
  gamePartnerSecretOf,
  redeemPageOf,
} from '../config/game-partners-config.ts';
import type { Database, Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import { type Campaign, findCampaign } from '../modules/campaign/campaign.repository.ts';
import { createCampaignService } from '../modules/campaign/campaign.service.ts';
import { createDrawService } from '../modules/campaign/draw.service.ts';
import { createDrawAuditService } from '../modules/campaign/draw-audit.service.ts';
import { createGameProgressService } from '../modules/campaign/game-progress.service.ts';
import { createGiftCodeService } from '../modules/campaign/gift-code.service.ts';
import { createGiftCodeCallService } from '../modules/campaign/gift-code-call.service.ts';
import { createMissionService } from '../modules/campaign/mission.service.ts';
import { createTermsService, type TermsService } from '../modules/campaign/terms.service.ts';
import { createCodeDeskService } from '../modules/codes/code-desk.service.ts';
import { createCodesService } from '../modules/codes/codes.service.ts';
import type { createContentService } from '../modules/content/content.service.ts';
import type { MembershipService } from '../modules/membership/membership.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';

export interface CampaignParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  membership: MembershipService;
  gamePartners: GamePartnersConfig;
  publicOrigin: string;
}

/** The game campaign. */
export function createCampaignServices(parts: CampaignParts) {
  const terms = createTermsService(parts);
  const { db, gamePartners, publicOrigin } = parts;
  const redeemUrlOf = ({ campaign, partner }: Campaign) =>
    redeemPageOf(gamePartners, { partner, campaign, publicOrigin });
  const campaigns = createCampaignService({ ...parts, terms, redeemUrlOf });
  const codes = createCodesService(parts);
  const giftCodes = createGiftCodeService({ codes });
  const partnerSecretOf = (partner: string) => gamePartnerSecretOf(gamePartners, partner);
  const above = { ...parts, terms, campaigns, codes, giftCodes, partnerSecretOf };
  const supplyOf = async (name: string) => {
    const campaign = await findCampaign(db, name);
    return campaign && { partner: campaign.partner, from: campaign.giftCodes.from };
  };
  return {
    campaigns,
    campaignTerms: terms,
    missions: createMissionService(above),
    draws: createDrawService(above),
    drawAudits: createDrawAuditService(above),
    gameProgress: createGameProgressService(above),
    giftCodeCalls: createGiftCodeCallService(above),
    codeDesk: createCodeDeskService({ ...parts, findCampaign: supplyOf }),
  };
}

type Published = Pick<TermsService, 'publishAll'>;

/**
 * The terms of draws must exist before a user requests them: published at the start and whenever content
 * changes.
 */
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
  // If the database is down, the next reader of the terms publishes them.
  await content.onChange(database, () => void publishAll().catch(() => {}));
}
