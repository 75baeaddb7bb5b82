/**
 * Partners whose memberships come with ours, by their short names at the partners' API. Content may name only
 * these: a grant for an unknown name could never be delivered.
 */
export const PARTNERS = ['disk', 'meal', 'music', 'netease', 'qingting', 'run', 'tea', 'zhuishu'] as const;

/** One of them; older rows may have others. */
export type PartnerId = string;

/** One of a partner's accounts, as the partner describes it. */
export interface PartnerAccount {
  /** The partner's own id for it; it reveals nothing about the person. */
  openId: string;
  nickName: string;
  /** Address of a picture; empty if there is none. */
  headImg: string;
}

/**
 * The partner did not answer, or unreadably: it may have done what was requested, and the request is
 * repeated.
 */
export class PartnerUnavailable extends Error {
  override name = 'PartnerUnavailable';
}

/** The partner refused, and would refuse again. */
export class PartnerRefused extends Error {
  override name = 'PartnerRefused';
}

/** One partner's API: each call is safe to repeat under the same key. */
export interface PartnerGateway {
  /** Undefined for an unknown account. */
  findAccount(
    partner: PartnerId,
    query: { mobile?: string; openId?: string },
  ): Promise<PartnerAccount | undefined>;
  bind(
    partner: PartnerId,
    binding: { userId: string; openId: string; nickName?: string; mobile?: string },
    key: string,
  ): Promise<void>;
  /** Grants days of a membership to an account: once per key, however often it is requested. */
  grant(
    partner: PartnerId,
    grant: { account: string; days: number; product: string },
    key: string,
  ): Promise<void>;
}

/** The answer of a partner's page: the account that was picked, for one request of ours. */
export interface PartnerReturn {
  state: string;
  nonce: string;
  openId: string;
  nickName: string;
  sign: string;
}

/** Pages of partners on which a person picks an account. */
export interface PartnerPages {
  /**
   * Redirects back to `returnUrl` with userid, nickname, nonce and sign in the query. State and nonce are the
   * request's own: the partner signs them with the account.
   */
  bindPageOf(
    partner: PartnerId,
    page: { returnUrl: string; appId: string; state: string; nonce: string },
  ): Promise<string>;
  /** Whether the partner signed that answer. */
  isSignedReturn(partner: PartnerId, answer: PartnerReturn): boolean;
}
