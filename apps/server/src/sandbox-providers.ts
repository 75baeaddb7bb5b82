import type { Config } from './config.ts';

/** Providers that share one set of control calls in the sandbox. */
export const SANDBOX_WALLETS = ['alipay', 'wechat', 'qihoo', 'lenovo'] as const;
/** Providers whose faults can be set and whose payments can be forgotten. */
export const SANDBOX_PROVIDERS = [...SANDBOX_WALLETS, 'apple'] as const;
export type SandboxProvider = (typeof SANDBOX_PROVIDERS)[number];

/** A provider's base address in the sandbox; undefined if it is real or not configured. */
export function sandboxProviderUrl(provider: SandboxProvider, config: Config): string | undefined {
  const { alipay, wechatPay, apple, partnerCashiers } = config;
  if (provider === 'apple') return apple?.provider === 'sandbox' ? `${apple.url}/apple` : undefined;
  if (provider === 'alipay') return alipay.provider === 'sandbox' ? `${alipay.url}/alipay` : undefined;
  if (provider === 'wechat') return wechatPay?.provider === 'sandbox' ? `${wechatPay.url}/wechat` : undefined;
  return partnerCashiers && `${partnerCashiers.url}/${provider}`;
}

/** The sandbox's stand-in pages of partners, stores and brands; only in the demo. */
export const outsideUrlOf = ({ sms }: Config): string | undefined =>
  sms.provider === 'sandbox' ? `${sms.url}/outside` : undefined;

/** Origins of the sandbox's own pages: cashiers, and the page that binds a partner's account. */
export function sandboxOriginsOf(config: Config): string[] {
  const urls = [
    ...SANDBOX_PROVIDERS.map((provider) => sandboxProviderUrl(provider, config)),
    config.partners?.url,
  ];
  return [...new Set(urls.flatMap((url) => (url ? new URL(url).origin : [])))];
}
