import type { AlipayMerchant, AlipayMerchants } from './alipay-merchants.ts';
import { createSandboxAccounts } from './sandbox-accounts.ts';

export function createSandboxMerchants(sandboxUrl: string): AlipayMerchants {
  return createSandboxAccounts<AlipayMerchant>(`${sandboxUrl}/alipay/console/merchants`);
}
