import type { ContractGateway } from '../../ports/contract-gateway.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { createAppleContractService } from './apple-contract.service.ts';
import { type ChargeDeps, createChargeService } from './charge.service.ts';
import { createContractEndingService } from './contract-ending.service.ts';
import { createContractProgressService } from './contract-progress.service.ts';
import { createContractSigningService } from './contract-signing.service.ts';
import { createLeavingContractsService } from './leaving-contracts.service.ts';
import { createOwnContractsService, type OwnContractsDeps } from './own-contracts.service.ts';
import { createRefundedContractsService } from './refunded-contracts.service.ts';
import { createRenewalNoticeService, type RenewalNoticeDeps } from './renewal-notice.service.ts';
import { createRenewalRoundService } from './renewal-round.service.ts';

export type RenewalParts = Pick<
  ChargeDeps,
  'db' | 'clock' | 'payments' | 'publicOrigin' | 'orders' | 'settlements'
> &
  Pick<OwnContractsDeps, 'storefront'> &
  Pick<RenewalNoticeDeps, 'accounts' | 'sms'> & {
    outbox: Pick<OutboxService, 'put'>;
    contractGateways: readonly ContractGateway[];
  };

/** Contracts that renew: signing, charging, ending, and telling their payers. */
export function createRenewalServices({
  db,
  clock,
  publicOrigin,
  contractGateways,
  payments,
  orders,
  settlements,
  storefront,
  outbox,
  accounts,
  sms,
}: RenewalParts) {
  const gateways = new Map(contractGateways.map((gateway) => [gateway.provider as string, gateway]));
  const progress = createContractProgressService({ orders });
  const ending = createContractEndingService({ db, clock, gateways, orders, outbox, progress });
  const refundedContracts = createRefundedContractsService({ orders, progress, ending });
  const signing = createContractSigningService({ db, clock, gateways, ending, progress, refundedContracts });
  const charges = createChargeService({
    db,
    clock,
    gateways,
    payments,
    publicOrigin,
    orders,
    settlements,
    outbox,
    ending,
    progress,
    refundedContracts,
  });
  return {
    contracts: signing,
    contractEnding: ending,
    appleContracts: createAppleContractService({ clock, orders, ending }),
    ownContracts: createOwnContractsService({ db, clock, orders, storefront, ending }),
    refundedContracts,
    leavingContracts: createLeavingContractsService({ db, ending }),
    renewals: createRenewalRoundService({ db, clock, gateways, signing, charges, ending, progress }),
    renewalNotices: createRenewalNoticeService({ db, accounts, sms }),
  };
}
