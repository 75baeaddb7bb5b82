import type { Config } from './config.ts';

/** Who is driven by one set of calls in the sandbox. */
export const SANDBOX_WALLETS = ['alipay', 'wechat', 'qihoo', 'lenovo'] as const;
/** Whose line can be broken, and whose books forgotten. */
export const SANDBOX_ROOMS = [...SANDBOX_WALLETS, 'apple'] as const;
export type SandboxRoom = (typeof SANDBOX_ROOMS)[number];

/** A provider's room in the sandbox; undefined where it is the real one, or none. */
export function roomUrlOf(room: SandboxRoom, config: Config): string | undefined {
  const { alipay, wechatPay, apple, partnerCashiers } = config;
  if (room === 'apple') return apple?.provider === 'sandbox' ? `${apple.url}/apple` : undefined;
  if (room === 'alipay') return alipay.provider === 'sandbox' ? `${alipay.url}/alipay` : undefined;
  if (room === 'wechat') return wechatPay?.provider === 'sandbox' ? `${wechatPay.url}/wechat` : undefined;
  return partnerCashiers && `${partnerCashiers.url}/${room}`;
}

/** Where the sandbox keeps pages of partners, stores and brands; in the demo alone. */
export const outsideUrlOf = ({ sms }: Config): string | undefined =>
  sms.provider === 'sandbox' ? `${sms.url}/outside` : undefined;

/** Where the stand-ins' own pages are: cashiers, and the page that binds a partner's account. */
export function sandboxOriginsOf(config: Config): string[] {
  const urls = [...SANDBOX_ROOMS.map((room) => roomUrlOf(room, config)), config.partners?.url];
  return [...new Set(urls.flatMap((url) => (url ? new URL(url).origin : [])))];
}
