import type { BrandId } from '@juban/catalog';

/**
 * The payer inside WeChat: its pages accept payments only from a visitor that the brand's official account
 * can identify.
 */
export interface WechatPayer {
  /** WeChat's page that redirects the visitor to `back` with a `code`, without asking them. */
  authorizeUrl(brand: BrandId, back: string): Promise<string>;
  /** Undefined for a code that is unknown to WeChat, used or expired. Throws ProviderUnavailable. */
  openIdOf(brand: BrandId, code: string): Promise<string | undefined>;
  /** The same for a code of the mini-program's own login, with the payer's id in the mini-program. */
  miniOpenIdOf(brand: BrandId, code: string): Promise<string | undefined>;
}
