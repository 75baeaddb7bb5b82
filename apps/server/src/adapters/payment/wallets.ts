import type { WechatPayConfig } from '../../config/wechat-config.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../ports/wechat-payer.ts';
import { createFixedAccounts } from './accounts.ts';
import { lenovoDialect } from './pay-partner/lenovo-dialect.ts';
import type { PartnerMerchant } from './pay-partner/partner-client.ts';
import type { PartnerDialect } from './pay-partner/partner-dialect.ts';
import { createPartnerGateway } from './pay-partner/partner-gateway.ts';
import { qihooDialect } from './pay-partner/qihoo-dialect.ts';
import { createSandboxAccounts } from './sandbox-accounts.ts';
import { createWechatGateway } from './wechat/wechat-gateway.ts';
import type { WechatMerchant } from './wechat/wechat-merchants.ts';
import { createWechatPayer } from './wechat/wechat-payer.ts';

export interface Wallets {
  gateways: readonly PaymentGateway[];
  /** None where WeChat takes no money for us. */
  wechatPayer: WechatPayer | undefined;
}

export interface WalletsConfig {
  wechatPay: WechatPayConfig | undefined;
  partnerCashiers: { url: string } | undefined;
}

/** The wallets beside Alipay, as far as we have accounts with them. */
export function openWallets({ wechatPay, partnerCashiers }: WalletsConfig): Wallets {
  const wechat = wechatPay && openWechat(wechatPay);
  return {
    gateways: [
      ...(wechat ? [wechat.gateway] : []),
      ...(partnerCashiers
        ? [qihooDialect, lenovoDialect].map((one) => openPartner(one, partnerCashiers.url))
        : []),
    ],
    wechatPayer: wechat?.payer,
  };
}

function openPartner(dialect: PartnerDialect, url: string): PaymentGateway {
  const apiUrl = `${url}/${dialect.provider}`;
  const merchants = createSandboxAccounts<PartnerMerchant>(`${apiUrl}/console/merchants`);
  return createPartnerGateway({ dialect, merchants, apiUrl });
}

function openWechat(config: WechatPayConfig) {
  if (config.provider === 'wechat') {
    const { payUrl, openUrl, apiUrl } = config;
    const merchants = createFixedAccounts<WechatMerchant>(config.accounts);
    return {
      gateway: createWechatGateway({ merchants, apiUrl: payUrl }),
      payer: createWechatPayer({ merchants, openUrl, apiUrl }),
    };
  }
  const url = `${config.url}/wechat`;
  const merchants = createSandboxAccounts<WechatMerchant>(`${url}/console/merchants`);
  return {
    gateway: createWechatGateway({ merchants, apiUrl: url }),
    payer: createWechatPayer({ merchants, openUrl: url, apiUrl: url }),
  };
}
