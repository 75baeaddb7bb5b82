/** Wallets that count in yuan write two decimals. */
const YUAN = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;

export function toYuan(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** Undefined for anything but an amount as wallets write it. */
export function toFen(yuan: unknown): number | undefined {
  const [, whole, decimals = ''] = YUAN.exec(String(yuan)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
