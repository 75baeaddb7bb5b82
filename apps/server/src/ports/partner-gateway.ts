/**
 * Whose memberships come with ours, by the short names that their counter knows. Content names these and no others: what
 * is promised of a name that nobody has would never be delivered.
 */
export const PARTNERS = ['disk', 'meal', 'music', 'netease', 'qingting', 'run', 'tea', 'zhuishu'] as const;

/** One of them; rows of earlier days may name others. */
export type PartnerId = string;

/** One of a partner's accounts, as the partner tells of it. */
export interface PartnerAccount {
  /** The partner's own name for it; nothing of the person can be read from it. */
  openId: string;
  nickName: string;
  /** Address of a picture; empty where there is none. */
  headImg: string;
}

/** The partner did not answer, or with nothing that can be read: it may have done what it was asked, and is asked again. */
export class PartnerUnavailable extends Error {
  override name = 'PartnerUnavailable';
}

/** The partner said no, and would say so again. */
export class PartnerRefused extends Error {
  override name = 'PartnerRefused';
}

/** One partner's counter: each call is safe to repeat under the same key. */
export interface PartnerGateway {
  /** Undefined for an account that the partner does not have. */
  findAccount(
    partner: PartnerId,
    query: { mobile?: string; openId?: string },
  ): Promise<PartnerAccount | undefined>;
  bind(
    partner: PartnerId,
    binding: { userId: string; openId: string; nickName?: string; mobile?: string },
    key: string,
  ): Promise<void>;
  /** Days of a membership to an account: given once, however often it is asked for under that key. */
  grant(
    partner: PartnerId,
    grant: { account: string; days: number; product: string },
    key: string,
  ): Promise<void>;
}

/** The answer of a partner's page: who picked which account there, to which request of ours. */
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
   * Leads back to `returnUrl` with userid, nickname, nonce and sign behind it. State and nonce are the request's own: the
   * partner signs them with the account.
   */
  bindPageOf(
    partner: PartnerId,
    page: { returnUrl: string; appId: string; state: string; nonce: string },
  ): Promise<string>;
  /** Whether the partner gave that answer. */
  isSignedReturn(partner: PartnerId, answer: PartnerReturn): boolean;
}
