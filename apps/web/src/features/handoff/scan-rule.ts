type Wallet = 'aliPay' | 'wechat';

export interface Scan {
  /** The wallet whose browser shows the page. */
  wallet: Wallet | undefined;
  /** What the scanned address says of wallets: with it others than Alipay may pay too. */
  payChannel: string | undefined;
  /** The address or the order speaks of renewal, which only Alipay can sign. */
  renews: boolean;
  /** Wallets the server takes for this order; undefined while it is not known. */
  taken: readonly string[] | undefined;
}

const EITHER: readonly Wallet[] = ['aliPay', 'wechat'];

/** The wallets a code of this kind is for. */
function walletsFor({ payChannel, renews, taken }: Omit<Scan, 'wallet'>): readonly Wallet[] {
  const meant = renews || !payChannel ? EITHER.slice(0, 1) : EITHER;
  const left = meant.filter((wallet) => taken?.includes(wallet) ?? true);
  return left.length > 0 ? left : meant;
}

/** The wallets to scan with instead; undefined where this one pays. */
export function scanInstead(scan: Scan): readonly Wallet[] | undefined {
  const wallets = walletsFor(scan);
  return scan.wallet && wallets.includes(scan.wallet) ? undefined : wallets;
}
