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

/** WeChat's page sends the payer to where its address says; what the server wrote there knows of no ticket. */
export function withRedirect(link: string, home: string): string {
  const url = new URL(link);
  url.searchParams.set('redirect_url', home);
  return url.href;
}

/** The address to come back to, with the order to look up. */
export function homeAddress(origin: string, path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** The mini-program opens this very address again once its own page has paid, perhaps in a web view that knows nothing. */
export function nameInAddress(orderNo: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('orderNo', orderNo);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}
