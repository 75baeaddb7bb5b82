import { lenovoDialect } from '../src/adapters/payment/pay-partner/lenovo-dialect.ts';
import type { PartnerMerchant } from '../src/adapters/payment/pay-partner/partner-client.ts';
import { createPartnerGateway } from '../src/adapters/payment/pay-partner/partner-gateway.ts';
import { qihooDialect } from '../src/adapters/payment/pay-partner/qihoo-dialect.ts';
import { createSandboxAccounts } from '../src/adapters/payment/sandbox-accounts.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { createWalletControl } from './wallet-control.ts';

const DIALECTS = { qihoo: qihooDialect, lenovo: lenovoDialect };

/** One partner's cashier in the sandbox, with its adapter. */
export function openPartner(sandbox: SandboxProcess, provider: 'qihoo' | 'lenovo') {
  const apiUrl = `${sandbox.url}/${provider}`;
  const merchants = createSandboxAccounts<PartnerMerchant>(`${apiUrl}/console/merchants`);
  const dialect = DIALECTS[provider];
  const control = createWalletControl(apiUrl);
  return {
    dialect,
    gateway: createPartnerGateway({ dialect, merchants, apiUrl }),
    changeSecret: () => control.ask('console/merchants/yujian/keys', {}),
    ...control,
  };
}
