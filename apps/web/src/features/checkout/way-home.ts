/** What the contract takes as a path of ours. */
const OWN_PATH = /^\/[!-[\]-~]*$/;
const LONGEST = 480;
/** Of one visit only: they must not come back with the payer, or be seen on the way. */
const PASSING = ['orderNo', 'ticket', 'token'] as const;

/** This very page as a path, where it can be told to a provider; otherwise the page without its query. */
export function pathHere({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  const text = query.toString();
  const path = text ? `${pathname}?${text}` : pathname;
  return OWN_PATH.test(path) && path.length <= LONGEST && !path.includes('//') ? path : pathname;
}

/** The mini-program opens this very address again once its own page has paid, perhaps in a web view that knows nothing. */
export function nameInAddress(orderNo: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('orderNo', orderNo);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}
