import type { WechatAccount } from '../../../config/wechat-config.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../../ports/wechat-payer.ts';
import type { Accounts } from '../accounts.ts';

const TIME_LIMIT_MS = 4_000;
/** Unknown, already used, expired. */
const DEAD_CODE = new Set([40_029, 40_163, 42_003]);

export interface WechatPayerOptions {
  merchants: Accounts<WechatAccount>;
  /** https://open.weixin.qq.com, or the sandbox's. */
  openUrl: string;
  /** https://api.weixin.qq.com, or the sandbox's. */
  apiUrl: string;
}

interface Exchanged {
  errcode?: number;
  openid?: string;
}

/** WeChat's OAuth, as far as payments need it. */
export function createWechatPayer({ merchants, openUrl, apiUrl }: WechatPayerOptions): WechatPayer {
  async function exchange(path: string, app: { appId: string; secret: string }, code: object) {
    const names = { appid: app.appId, secret: app.secret, ...code, grant_type: 'authorization_code' };
    const payer = await ask(`${apiUrl}/sns/${path}?${new URLSearchParams(names)}`);
    if (DEAD_CODE.has(payer.errcode ?? 0)) return undefined;
    if (!payer.openid)
      throw new ProviderUnavailable(`WeChat returned no payer: ${payer.errcode ?? 'nothing'}`);
    return payer.openid;
  }

  return {
    async authorizeUrl(brand, back) {
      const { official } = await merchants.of(brand);
      // In their documented order: they are known to refuse others.
      const query = new URLSearchParams([
        ['appid', official.appId],
        ['redirect_uri', back],
        ['response_type', 'code'],
        ['scope', 'snsapi_base'],
      ]);
      return `${openUrl}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },

    async openIdOf(brand, code) {
      const { official } = await merchants.of(brand);
      return exchange('oauth2/access_token', official, { code });
    },

    async miniOpenIdOf(brand, code) {
      const { miniProgram } = await merchants.of(brand);
      return miniProgram && exchange('jscode2session', miniProgram, { js_code: code });
    },
  };
}

/** Errors contain nothing of the address, because it has a secret. */
async function ask(address: string): Promise<Exchanged> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new ProviderUnavailable(`WeChat answered ${response.status}`);
    return (await response.json()) as Exchanged;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`WeChat could not be called for the payer: ${(error as Error).name}`);
  }
}
