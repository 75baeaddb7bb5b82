import type { BrandId } from '@juban/catalog';

/** Who pays inside WeChat: its pages take money only from a visitor the brand's official account knows by name. */
export interface WechatPayer {
  /** Where WeChat sends the visitor back from, to `back` with a `code`; without a question to them. */
  authorizeUrl(brand: BrandId, back: string): Promise<string>;
  /** Undefined for a code that WeChat does not know, has seen before or has let lapse. Throws ProviderUnavailable. */
  openIdOf(brand: BrandId, code: string): Promise<string | undefined>;
  /** The same for a code of the mini-program's own login, under the mini-program's name for the payer. */
  miniOpenIdOf(brand: BrandId, code: string): Promise<string | undefined>;
}
