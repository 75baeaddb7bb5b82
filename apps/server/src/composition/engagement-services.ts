import {
  type GamePartnersConfig,
  gamePartnerSecretOf,
  redeemPageOf,
} from '../config/game-partners-config.ts';
import { createCampaignServices } from '../modules/campaign/services.ts';
import { createCodeDeskService } from '../modules/codes/code-desk.service.ts';
import { createCodesService } from '../modules/codes/codes.service.ts';
import { createDramaServices } from '../modules/drama/services.ts';
import { createFeedbackServices } from '../modules/feedback/services.ts';
import { createGamesServices } from '../modules/games/services.ts';
import { createMallServices } from '../modules/mall/services.ts';
import { createLevelServices } from '../modules/membership/services.ts';
import { createUploadService } from '../modules/upload/upload.service.ts';
import type { Base } from './base.ts';
import type { UserServices } from './user-services.ts';

type DramaServices = ReturnType<typeof createDramaServices>;
export type EngagementServices = ReturnType<typeof createEngagementServices>;
type RewardServices = ReturnType<typeof createRewardServices>;

/** What users do besides buying: dramas, points and levels, the campaign, games, feedback. */
export function createEngagementServices(base: Base, users: UserServices, gamePartners: GamePartnersConfig) {
  const { reads, clock, secrets } = base;
  const dramas = createDramaServices({ reads, clock, secrets });
  const rewards = createRewardServices(base, users, dramas);
  const campaign = createCampaign(base, users, gamePartners);
  return {
    ...dramas,
    ...rewards,
    ...campaign,
    ...createPlay(base, { dramas, rewards, campaign }),
  };
}

/** Points and levels. */
function createRewardServices(
  { db, clock }: Base,
  { membership, medals, points, blocks, fraud }: UserServices,
  { dramas }: DramaServices,
) {
  const mall = createMallServices({ db, clock, points, membership, medals, dramas, fraud });
  const { earnings } = mall;
  return {
    ...mall,
    ...createLevelServices({ db, membership, medals, earnings, blocks }),
  };
}

function createCampaign(
  { db, clock, secrets, rateLimits, publicOrigin }: Base,
  { membership }: UserServices,
  gamePartners: GamePartnersConfig,
) {
  const campaign = createCampaignServices({
    db,
    clock,
    secrets,
    rateLimits,
    membership,
    codes: createCodesService({ secrets }),
    redeemUrlOf: ({ campaign, partner }) => redeemPageOf(gamePartners, { partner, campaign, publicOrigin }),
    partnerSecretOf: (partner) => gamePartnerSecretOf(gamePartners, partner),
  });
  return {
    ...campaign,
    codeDesk: createCodeDeskService({ db, clock, secrets, findCampaign: campaign.findCodeSupply }),
  };
}

interface PlayParts {
  dramas: DramaServices;
  rewards: RewardServices;
  campaign: ReturnType<typeof createCampaign>;
}

/** The games hall and feedback, with the pictures that users upload to both. */
function createPlay(
  { db, reads, clock, secrets, rateLimits }: Base,
  { dramas: { clips, dramas }, rewards: { credits }, campaign: { campaigns, draws } }: PlayParts,
) {
  const uploads = createUploadService({ db, clock, secrets, rateLimits });
  return {
    uploads,
    ...createFeedbackServices({ db, clock, secrets, rateLimits, uploads, draws, credits }),
    ...createGamesServices({ db, reads, clock, rateLimits, clips, dramas, campaigns, pictures: uploads }),
  };
}
