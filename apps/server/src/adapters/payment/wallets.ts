import type { WechatPayConfig } from '../../config-wechat.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../ports/wechat-payer.ts';
import { createFixedAccounts } from './accounts.ts';
import { createSandboxAccounts } from './sandbox-accounts.ts';
import { createWechatGateway } from './wechat-gateway.ts';
import type { WechatMerchant } from './wechat-merchants.ts';
import { createWechatPayer } from './wechat-payer.ts';

export interface Wallets {
  gateways: readonly PaymentGateway[];
  /** None where WeChat takes no money for us. */
  wechatPayer: WechatPayer | undefined;
}

/** The wallets beside Alipay, as far as we have accounts with them. */
export function openWallets({ wechatPay }: { wechatPay: WechatPayConfig | undefined }): Wallets {
  if (!wechatPay) return { gateways: [], wechatPayer: undefined };
  const { gateway, payer } = openWechat(wechatPay);
  return { gateways: [gateway], wechatPayer: payer };
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
  const merchants = createSandboxAccounts<WechatMerchant>(`${url}/console`);
  return {
    gateway: createWechatGateway({ merchants, apiUrl: url }),
    payer: createWechatPayer({ merchants, openUrl: url, apiUrl: url }),
  };
}
