import type { AccountService } from '../modules/identity/account.service.ts';
import { createRenewalOrderService } from '../modules/orders/renewal-order.service.ts';
import type { OutboxService } from '../modules/outbox/outbox.service.ts';
import { createAppleContractService } from '../modules/renewals/apple-contract.service.ts';
import { type ChargeDeps, createChargeService } from '../modules/renewals/charge.service.ts';
import { createContractEndingService } from '../modules/renewals/contract-ending.service.ts';
import { createContractProgressService } from '../modules/renewals/contract-progress.service.ts';
import { createContractSigningService } from '../modules/renewals/contract-signing.service.ts';
import { createLeavingContractsService } from '../modules/renewals/leaving-contracts.service.ts';
import {
  createOwnContractsService,
  type OwnContractsDeps,
} from '../modules/renewals/own-contracts.service.ts';
import { createRefundedContractsService } from '../modules/renewals/refunded-contracts.service.ts';
import { createRenewalNoticeService } from '../modules/renewals/renewal-notice.service.ts';
import { createRenewalRoundService } from '../modules/renewals/renewal-round.service.ts';
import type { ContractGateway } from '../ports/contract-gateway.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

type Made = 'gateways' | 'orders' | 'ending' | 'progress' | 'refundedContracts';

export interface RenewalParts extends Omit<ChargeDeps, Made>, Omit<OwnContractsDeps, Made> {
  contractGateways: readonly ContractGateway[];
  outbox: OutboxService;
  accounts: Pick<AccountService, 'readProfile'>;
  sms: SmsSender;
}

/** The services of renewal contracts. */
export function createRenewalServices({ contractGateways, ...parts }: RenewalParts) {
  const gateways = new Map(contractGateways.map((gateway) => [gateway.provider as string, gateway]));
  const orders = createRenewalOrderService(parts);
  const progress = createContractProgressService({ orders });
  const ending = createContractEndingService({ ...parts, gateways, orders, progress });
  const refundedContracts = createRefundedContractsService({ orders, progress, ending });
  const shared = { ...parts, gateways, orders, progress, ending, refundedContracts };
  const signing = createContractSigningService(shared);
  const charges = createChargeService(shared);
  return {
    contractEnding: ending,
    renewalNotices: createRenewalNoticeService(parts),
    contracts: signing,
    appleContracts: createAppleContractService(shared),
    ownContracts: createOwnContractsService(shared),
    refundedContracts,
    leavingContracts: createLeavingContractsService(shared),
    renewals: createRenewalRoundService({ ...shared, signing, charges }),
  };
}
