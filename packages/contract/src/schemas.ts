import type { z } from 'zod/mini';
import { activitySchemas } from './activity/activity.schemas.ts';
import { agreementSchemas } from './agreement/agreement.schemas.ts';
import { analyticsSchemas } from './analytics/analytics.schemas.ts';
import type { CallName } from './calls.ts';
import { campaignSchemas } from './campaign/campaign.schemas.ts';
import { claimSchemas } from './claim/claim.schemas.ts';
import { dramaSchemas } from './drama/drama.schemas.ts';
import { feedbackSchemas } from './feedback/feedback.schemas.ts';
import { gamesSchemas } from './games/games.schemas.ts';
import { giftSchemas } from './gift/gift.schemas.ts';
import { identitySchemas } from './identity/identity.schemas.ts';
import { ticketSchemas } from './identity/ticket.schemas.ts';
import { levelSchemas } from './level/level.schemas.ts';
import { mallSchemas } from './mall/mall.schemas.ts';
import { myDataSchemas } from './my-data/my-data.schemas.ts';
import { navigationSchemas } from './navigation/navigation.schemas.ts';
import { openAppSchemas } from './open-app/open-app.schemas.ts';
import { appleSchemas } from './payment/apple.schemas.ts';
import { paymentSchemas } from './payment/payment.schemas.ts';
import { qrSchemas } from './payment/qr.schemas.ts';
import { renewalSchemas } from './payment/renewal.schemas.ts';
import { punchSchemas } from './punch/punch.schemas.ts';
import { reservationSchemas } from './reservation/reservation.schemas.ts';
import { storefrontSchemas } from './storefront/storefront.schemas.ts';
import { unionSchemas } from './union/union.schemas.ts';

export const schemas = {
  ...identitySchemas,
  ...ticketSchemas,
  ...claimSchemas,
  ...dramaSchemas,
  ...navigationSchemas,
  ...openAppSchemas,
  ...storefrontSchemas,
  ...agreementSchemas,
  ...levelSchemas,
  ...analyticsSchemas,
  ...paymentSchemas,
  ...qrSchemas,
  ...renewalSchemas,
  ...appleSchemas,
  ...mallSchemas,
  ...unionSchemas,
  ...giftSchemas,
  ...campaignSchemas,
  ...activitySchemas,
  ...reservationSchemas,
  ...punchSchemas,
  ...gamesSchemas,
  ...feedbackSchemas,
  ...myDataSchemas,
} satisfies Record<CallName, CallSchema>;

export interface CallSchema {
  summary: string;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

type Schemas = typeof schemas;

/** What a caller sends, before validation. */
export type CallInput<Name extends CallName> = z.input<Schemas[Name]['input']>;
/** What a service receives, after validation. */
export type CallRequest<Name extends CallName> = z.output<Schemas[Name]['input']>;
export type CallOutput<Name extends CallName> = z.output<Schemas[Name]['output']>;
