import type { AlipayAccount, AlipayConfig } from '../../config/alipay-config.ts';
import type { WechatAccount, WechatPayConfig } from '../../config/wechat-config.ts';
import type { ContractGateway } from '../../ports/contract-gateway.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../ports/wechat-payer.ts';
import { createFixedAccounts } from './accounts.ts';
import { createAlipayContracts } from './alipay/alipay-contracts.ts';
import { createAlipayGateway } from './alipay/alipay-gateway.ts';
import { lenovoDialect } from './pay-partner/lenovo-dialect.ts';
import type { PartnerMerchant } from './pay-partner/partner-client.ts';
import type { PartnerDialect } from './pay-partner/partner-dialect.ts';
import { createPartnerGateway } from './pay-partner/partner-gateway.ts';
import { qihooDialect } from './pay-partner/qihoo-dialect.ts';
import { createSandboxAccounts } from './sandbox-accounts.ts';
import { createWechatGateway } from './wechat/wechat-gateway.ts';
import { createWechatPayer } from './wechat/wechat-payer.ts';

export interface Wallets {
  gateways: readonly PaymentGateway[];
  /** Providers that charge without the payer. */
  contractGateways: readonly ContractGateway[];
  /** Undefined if WeChat Pay is not configured. */
  wechatPayer: WechatPayer | undefined;
}

export interface WalletsConfig {
  alipay: AlipayConfig;
  wechatPay: WechatPayConfig | undefined;
  partnerCashiers: { url: string } | undefined;
}

/** Alipay, which every brand has, and the other configured wallets. */
export function openWallets({ alipay, wechatPay, partnerCashiers }: WalletsConfig): Wallets {
  const { gateway, contracts } = openAlipay(alipay);
  const wechat = wechatPay && openWechat(wechatPay);
  return {
    gateways: [
      gateway,
      ...(wechat ? [wechat.gateway] : []),
      ...(partnerCashiers
        ? [qihooDialect, lenovoDialect].map((one) => openPartner(one, partnerCashiers.url))
        : []),
    ],
    contractGateways: [contracts],
    wechatPayer: wechat?.payer,
  };
}

function openPartner(dialect: PartnerDialect, url: string): PaymentGateway {
  const apiUrl = `${url}/${dialect.provider}`;
  const merchants = createSandboxAccounts<PartnerMerchant>(`${apiUrl}/console/merchants`);
  return createPartnerGateway({ dialect, merchants, apiUrl });
}

function openAlipay(config: AlipayConfig) {
  const options =
    config.provider === 'alipay'
      ? { merchants: createFixedAccounts(config.accounts), gateway: config.gateway }
      : {
          merchants: createSandboxAccounts<AlipayAccount>(`${config.url}/alipay/console/merchants`),
          gateway: `${config.url}/alipay/gateway.do`,
        };
  return { gateway: createAlipayGateway(options), contracts: createAlipayContracts(options) };
}

function openWechat(config: WechatPayConfig) {
  if (config.provider === 'wechat') {
    const { payUrl, openUrl, apiUrl } = config;
    const merchants = createFixedAccounts(config.accounts);
    return {
      gateway: createWechatGateway({ merchants, apiUrl: payUrl }),
      payer: createWechatPayer({ merchants, openUrl, apiUrl }),
    };
  }
  const url = `${config.url}/wechat`;
  const merchants = createSandboxAccounts<WechatAccount>(`${url}/console/merchants`);
  return {
    gateway: createWechatGateway({ merchants, apiUrl: url }),
    payer: createWechatPayer({ merchants, openUrl: url, apiUrl: url }),
  };
}
