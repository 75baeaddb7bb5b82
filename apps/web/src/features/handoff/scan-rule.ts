type Wallet = 'aliPay' | 'wechat';

export interface Scan {
  /** The wallet whose browser shows the page. */
  wallet: Wallet | undefined;
  /** From the scanned address: if set, wallets other than Alipay may pay too. */
  payChannel: string | undefined;
  /** Address or order mention a renewal, which only Alipay can sign. */
  renews: boolean;
  /** Wallets that the server accepts for this order; undefined while unknown. */
  taken: readonly string[] | undefined;
}

const EITHER: readonly Wallet[] = ['aliPay', 'wechat'];

/** The wallets for this code. */
function walletsFor({ payChannel, renews, taken }: Omit<Scan, 'wallet'>): readonly Wallet[] {
  const meant = renews || !payChannel ? EITHER.slice(0, 1) : EITHER;
  const left = meant.filter((wallet) => taken?.includes(wallet) ?? true);
  return left.length > 0 ? left : meant;
}

/** The wallets to scan with instead; undefined if the current one can pay. */
export function scanInstead(scan: Scan): readonly Wallet[] | undefined {
  const wallets = walletsFor(scan);
  return scan.wallet && wallets.includes(scan.wallet) ? undefined : wallets;
}
