import { join } from 'node:path';
import { createHttpPartners, createNoPartners } from '../adapters/partner/http-partners.ts';
import { createAppleRail } from '../adapters/payment/apple/apple-rail.ts';
import { openWallets } from '../adapters/payment/wallets.ts';
import { createPicturePuzzles } from '../adapters/puzzle/picture-puzzles.ts';
import { openSms } from '../adapters/sms/open-sms.ts';
import { createWechatTickets } from '../adapters/wechat/wechat-tickets.ts';
import type { Config } from '../config.ts';
import { accountTokenOf } from '../lib/account-token.ts';
import { DEFAULT_ART_ROOT } from '../lib/default-art.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { Clock } from '../ports/clock.ts';

export type Rails = ReturnType<typeof openRails>;
export type Adapters = ReturnType<typeof openAdapters>;

/** All payment providers. */
function openRails(config: Config, secrets: Secrets) {
  const { gateways, contractGateways, wechatPayer } = openWallets(config);
  const apple = createAppleRail(config.apple, (userId) => accountTokenOf(secrets, userId));
  return {
    gateways: apple.appleGateway ? [...gateways, apple.appleGateway] : gateways,
    contractGateways,
    /** Undefined if WeChat Pay is not configured. */
    wechatPayer,
    /** Undefined if nothing is sold in the App Store. */
    appleStore: apple.appleStore,
    /** The UUID that identifies an account to an app store. */
    accountTokenOf: apple.accountTokenOf,
    /** False for users to whom a purchase in Apple's Sandbox grants nothing. */
    mayBeGranted: apple.mayBeGranted,
  };
}

/** Undefined if no WeChat application is configured. */
function openWechat(wechat: Config['wechat'], clock: Clock) {
  if (!wechat) return undefined;
  const { appId, appSecret, apiUrl } = wechat;
  const now = () => clock.realNow().getTime();
  return { appId, tickets: createWechatTickets({ appId, appSecret, apiUrl, now }) };
}

/** Everything outside the server that services talk to, as the configuration chooses it. */
export function openAdapters(config: Config, { clock, secrets }: { clock: Clock; secrets: Secrets }) {
  return {
    rails: openRails(config, secrets),
    sms: openSms(config.sms),
    partners: config.partners ? createHttpPartners(config.partners) : createNoPartners(),
    puzzles: createPicturePuzzles(join(DEFAULT_ART_ROOT, 'art/risk')),
    wechat: openWechat(config.wechat, clock),
  };
}
