import { createSandboxAccounts } from '../sandbox-accounts.ts';
import type { AlipayMerchant, AlipayMerchants } from './alipay-merchants.ts';

export function createSandboxMerchants(sandboxUrl: string): AlipayMerchants {
  return createSandboxAccounts<AlipayMerchant>(`${sandboxUrl}/alipay/console/merchants`);
}
