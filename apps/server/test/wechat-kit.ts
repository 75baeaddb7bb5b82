import { createSandboxAccounts } from '../src/adapters/payment/sandbox-accounts.ts';
import { createWechatGateway } from '../src/adapters/payment/wechat/wechat-gateway.ts';
import { createWechatPayer } from '../src/adapters/payment/wechat/wechat-payer.ts';
import type { WechatAccount } from '../src/config/wechat-config.ts';
import type { PaymentStart } from '../src/ports/payment-gateway.ts';
import { startSandbox } from './sandbox-process.ts';
import { createWalletControl } from './wallet-control.ts';

/** A separate sandbox with a stopped schedule, and production's adapter for it. */
export async function startWechat(env: Record<string, string> = {}) {
  const sandbox = await startSandbox({ SANDBOX_TIME_SCALE: '0', ...env });
  const apiUrl = `${sandbox.url}/wechat`;
  const accounts = () => createSandboxAccounts<WechatAccount>(`${apiUrl}/console/merchants`);
  const control = createWalletControl(apiUrl);
  let skewMs = 0;
  const now = () => Date.now() + skewMs;
  const open = () => createWechatGateway({ merchants: accounts(), apiUrl, now });
  const wechat = open();
  await wechat.merchantOf('yujian');
  const payer = createWechatPayer({ merchants: accounts(), openUrl: apiUrl, apiUrl });
  return {
    sandbox,
    apiUrl,
    wechat,
    payer,
    /** Another process of ours, which knows no certificate yet. */
    open,
    now,
    /** Moves our own clock. */
    setSkew: (ms: number) => {
      skewMs = ms;
    },
    account: (brand = 'yujian') => control.ask<WechatAccount>(`console/merchants/${brand}`),
    changeKey: (key: 'platform' | 'merchant') =>
      control.ask<WechatAccount>('console/merchants/yujian/keys', { key }),
    /** The payer's openid, as a page inside WeChat gets it. */
    openIdOf: async () => {
      const address = await payer.authorizeUrl('yujian', 'http://127.0.0.1:9/back');
      const sentBack = await fetch(address, { redirect: 'manual' });
      const code = new URL(sentBack.headers.get('location') ?? '').searchParams.get('code') ?? '';
      return (await payer.openIdOf('yujian', code)) ?? '';
    },
    /** Like the wallet with the fields from the app, or from WeChat's own browser. */
    openWallet: (start: PaymentStart) => {
      if (!('payInfo' in start)) throw new Error('nothing for a wallet');
      return fetch(`${apiUrl}/wallet/${start.method}?${new URLSearchParams(start.payInfo)}`);
    },
    ...control,
    stop: () => sandbox.stop(),
  };
}
