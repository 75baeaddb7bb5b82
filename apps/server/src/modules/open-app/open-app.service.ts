import { createHash, randomBytes } from 'node:crypto';
import { APP_IDENTITIES } from '@juban/catalog/app-identities';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import { sortedPairs } from '../../lib/sorted-pairs.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { WechatTickets } from '../../ports/wechat-tickets.ts';

const NONCE_BYTES = 12;
const RETRY_SECONDS = 10;

export interface OpenAppDeps {
  clock: Clock;
  /** Only pages of this origin are signed. */
  publicOrigin: string;
  /** Undefined if no WeChat account is configured. */
  wechat: { appId: string; tickets: WechatTickets } | undefined;
}

export type OpenAppService = ReturnType<typeof createOpenAppService>;

/** What pages need for opening the app from WeChat. */
export function createOpenAppService({ clock, publicOrigin, wechat }: OpenAppDeps) {
  return {
    async getWechatConfig(
      { url }: CallRequest<'getWechatConfig'>,
      { brand }: RequestContext,
    ): Promise<CallOutput<'getWechatConfig'>> {
      const page = ownPage(url, publicOrigin);
      if (page === undefined) throw new Refusal(CODE.badRequest);
      if (!wechat) return { config: null };
      const ticket = await wechat.tickets.getTicket().catch((cause: unknown) => {
        throw new Refusal(CODE.busy, { retryAfterSeconds: RETRY_SECONDS, cause });
      });
      const nonceStr = randomBytes(NONCE_BYTES).toString('hex');
      const timestamp = Math.floor(clock.realNow().getTime() / 1_000);
      return {
        config: {
          appId: wechat.appId,
          timestamp,
          nonceStr,
          signature: sign({ jsapi_ticket: ticket, noncestr: nonceStr, timestamp, url: page }),
          launchAppId: APP_IDENTITIES[brand.id].wechatAppId,
        },
      };
    },
  };
}

/** Unchanged, because WeChat compares exactly; undefined if it is not a page of ours. */
function ownPage(url: string, publicOrigin: string): string | undefined {
  const [page = ''] = url.split('#');
  // A slash must follow the origin: https://m.example.evil.example begins with it too.
  if (!page.startsWith(`${publicOrigin}/`)) return undefined;
  return URL.canParse(page) && new URL(page).origin === publicOrigin ? page : undefined;
}

/** WeChat's signature algorithm. */
function sign(values: Readonly<Record<string, string | number>>): string {
  return createHash('sha1').update(sortedPairs(values)).digest('hex');
}
