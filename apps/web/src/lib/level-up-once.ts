const NAME = 'toldLevelOf';

/** The level reached by an order, for the first page of this browser that asks; undefined afterwards. */
export function levelUpOnce(orderNo: string, risenTo: number | null | undefined): number | undefined {
  if (typeof risenTo !== 'number') return undefined;
  try {
    if (localStorage.getItem(NAME) === orderNo) return undefined;
    localStorage.setItem(NAME, orderNo);
  } catch {
    // Without storage each page shows it.
  }
  return risenTo;
}
