import { defineModule } from '../../platform/module.ts';
import { deliverTopic } from '../../platform/topic.ts';
import { CLEAR_BODY, KEEP } from '../../platform/user-tables.ts';
import { type ContractEndingService, unsignTopic } from './contract-ending.service.ts';
import { contractListConsoleRoutes } from './contract-list.console.ts';
import { renewalConsoleRoutes } from './renewal.console.ts';
import { renewalInvariants } from './renewal.invariants.ts';
import { renewalRoutes } from './renewal.routes.ts';
import { type RenewalNoticeService, renewalNoticeTopic } from './renewal-notice.service.ts';
import type { RenewalRoundService } from './renewal-round.service.ts';

export const renewalsModule = defineModule({
  name: 'renewals',
  tables: {
    contracts: { onDelete: KEEP.money },
    contract_steps: { onDelete: KEEP.money },
    contract_notices: { onDelete: KEEP.money },
    contract_charges: { onDelete: KEEP.money },
    contract_notifications: {
      onDelete: CLEAR_BODY,
      notExported: { body: 'names the signer, with the wallet that pays' },
    },
  },
  invariants: renewalInvariants,
  jobs: {
    renewals: ({ renewals }: { renewals: Pick<RenewalRoundService, 'bringForwardDue'> }) =>
      renewals.bringForwardDue,
  },
  topics: [
    deliverTopic(
      unsignTopic,
      ({ contractEnding }: { contractEnding: Pick<ContractEndingService, 'delivery'> }) =>
        contractEnding.delivery,
    ),
    deliverTopic(
      renewalNoticeTopic,
      ({ renewalNotices }: { renewalNotices: Pick<RenewalNoticeService, 'delivery'> }) =>
        renewalNotices.delivery,
    ),
  ],
  routes: [renewalRoutes],
  console: [renewalConsoleRoutes, contractListConsoleRoutes],
});
