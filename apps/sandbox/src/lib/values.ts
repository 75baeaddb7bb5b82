const YUAN = /^(0|[1-9]\d{0,10})(?:\.(\d{1,2}))?$/;
const BEIJING_TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/;
const BEIJING_OFFSET_MS = 8 * 3_600_000;

export function yuanOf(fen: number): string {
  return (fen / 100).toFixed(2);
}

/** Undefined for an invalid amount. */
export function fenOf(yuan: unknown): number | undefined {
  const [, whole, decimals = ''] = YUAN.exec(String(yuan)) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

export function beijingTime(at: number): string {
  return new Date(at + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export function momentOf(text: unknown): number | undefined {
  const [, day, time] = BEIJING_TIME.exec(String(text)) ?? [];
  const at = Date.parse(`${day}T${time}+08:00`);
  return Number.isNaN(at) ? undefined : at;
}
