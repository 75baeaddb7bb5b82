import type { Secrets } from '../../lib/secrets.ts';
import { findCampaign } from './campaign.repository.ts';
import { type CampaignDeps, createCampaignService } from './campaign.service.ts';
import { createDrawService, type DrawDeps } from './draw.service.ts';
import { createDrawAuditService } from './draw-audit.service.ts';
import { createGameProgressService } from './game-progress.service.ts';
import { createGiftCodeService } from './gift-code.service.ts';
import { createGiftCodeCallService, type GiftCodeCallDeps } from './gift-code-call.service.ts';
import { createMissionService } from './mission.service.ts';
import { createTermsService } from './terms.service.ts';

export type CampaignParts = Omit<CampaignDeps, 'terms'> &
  Pick<DrawDeps, 'membership'> &
  Pick<GiftCodeCallDeps, 'rateLimits' | 'codes' | 'partnerSecretOf'> & { secrets: Secrets };

/** The game campaign: its missions, draws, gift codes, and the reports of the games. */
export function createCampaignServices({
  db,
  clock,
  secrets,
  rateLimits,
  membership,
  codes,
  redeemUrlOf,
  partnerSecretOf,
}: CampaignParts) {
  const terms = createTermsService({ db, clock, secrets });
  const campaigns = createCampaignService({ db, clock, terms, redeemUrlOf });
  const giftCodes = createGiftCodeService({ codes });
  return {
    campaigns,
    campaignTerms: terms,
    missions: createMissionService({ db, campaigns, giftCodes, membership }),
    draws: createDrawService({ db, campaigns, terms, membership }),
    drawAudits: createDrawAuditService({ db, terms }),
    gameProgress: createGameProgressService({ db, clock, campaigns, partnerSecretOf }),
    giftCodeCalls: createGiftCodeCallService({
      db,
      clock,
      rateLimits,
      campaigns,
      giftCodes,
      codes,
      partnerSecretOf,
    }),
    /** Whose gift codes a campaign gives out, and who supplies them. */
    async findCodeSupply(name: string) {
      const campaign = await findCampaign(db, name);
      return campaign && { partner: campaign.partner, from: campaign.giftCodes.from };
    },
  };
}
