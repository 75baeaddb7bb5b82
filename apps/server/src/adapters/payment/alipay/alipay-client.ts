import type { BrandId } from '@juban/catalog';
import type { AlipaySdk } from 'alipay-sdk';
import type { AlipayAccount } from '../../../config/alipay-config.ts';
import { keptUnlessFailed } from '../../../lib/kept-unless-failed.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import type { Accounts } from '../accounts.ts';
import { askInTime } from '../ask-in-time.ts';
import { toBeijingTime } from '../beijing-time.ts';
import { createSignatureCheck } from './alipay-signature.ts';

/** Shorter than the whole limit, so that the SDK releases its socket first. */
const SOCKET_LIMIT_MS = 7_000;
/** Their code for "not signed by the application's key": the key may have been changed in the console. */
const BAD_SIGNATURE = 'isv.invalid-signature';

export interface AlipayAnswer {
  code: string;
  sub_code?: string;
  [field: string]: unknown;
}

export interface AlipaySession {
  merchant: AlipayAccount;
  sdk: AlipaySdk;
  /** True if any of Alipay's public keys for this merchant signed these fields. */
  hasSigned(fields: Readonly<Record<string, string>>): boolean;
}

class SignatureMismatch extends Error {}

/**
 * The official SDK, one session per merchant: it signs, sends, and accepts an answer signed by either public
 * key.
 */
export function createAlipayClient(options: { merchants: Accounts<AlipayAccount>; gateway: string }) {
  const sessions = new WeakMap<AlipayAccount, Promise<AlipaySession>>();

  function sessionOf(merchant: AlipayAccount): Promise<AlipaySession> {
    return keptUnlessFailed(sessions, merchant, () => openSession(merchant, options.gateway));
  }

  async function send(merchant: AlipayAccount, method: string, params: object): Promise<AlipayAnswer> {
    const { sdk } = await sessionOf(merchant);
    const answer = (await sdk.exec(
      method,
      { timestamp: toBeijingTime(new Date()), ...params },
      { validateSign: true },
    )) as AlipayAnswer;
    if (answer.sub_code === BAD_SIGNATURE) throw new SignatureMismatch();
    return answer;
  }

  async function sendWithKeys(brand: BrandId, method: string, params: object): Promise<AlipayAnswer> {
    try {
      return await send(await options.merchants.of(brand), method, params);
    } catch (error) {
      const renewed = error instanceof SignatureMismatch ? await options.merchants.renewed(brand) : undefined;
      if (!renewed) throw error;
      return send(renewed, method, params);
    }
  }

  return {
    session: async (brand: BrandId) => sessionOf(await options.merchants.of(brand)),
    renewedSession: async (brand: BrandId) => {
      const renewed = await options.merchants.renewed(brand);
      return renewed && sessionOf(renewed);
    },
    exec: (brand: BrandId, method: string, params: object): Promise<AlipayAnswer> =>
      askInTime(sendWithKeys(brand, method, params), method, 'failed'),
  };
}

export type AlipayClient = ReturnType<typeof createAlipayClient>;

/** Loaded with the first payment: 40 MB that a process without payers does not need. */
async function openSession(merchant: AlipayAccount, gateway: string): Promise<AlipaySession> {
  const { AlipaySdk } = await import('alipay-sdk');
  const { appId, privateKey, publicKeys } = merchant;
  const base = {
    appId,
    privateKey,
    gateway,
    keyType: 'PKCS8',
    camelcase: false,
    timeout: SOCKET_LIMIT_MS,
  } as const;
  const [sdk, ...others] = publicKeys.map((alipayPublicKey) => new AlipaySdk({ ...base, alipayPublicKey }));
  if (!sdk) throw new ProviderUnavailable('the merchant has no public key of Alipay');
  const checkFirst = sdk.checkResponseSign.bind(sdk);
  // The SDK knows one public key; during a key change, an answer signed by the other is valid too.
  sdk.checkResponseSign = (...answer) => {
    const checks = [checkFirst, ...others.map((other) => other.checkResponseSign.bind(other))];
    if (!checks.some((check) => passes(() => check(...answer)))) throw new SignatureMismatch();
  };
  return {
    merchant,
    sdk,
    hasSigned: createSignatureCheck(publicKeys),
  };
}

function passes(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
