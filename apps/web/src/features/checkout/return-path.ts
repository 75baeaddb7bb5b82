/** The contract's form of an internal path. */
const OWN_PATH = /^\/[!-[\]-~]*$/;
const LONGEST = 480;
/** Parameters of one visit, which must not return with the user or be seen by a provider. */
const PASSING = ['orderNo', 'ticket', 'token'] as const;

/** This page as a path that a provider may know; without its query if that is not allowed. */
export function currentPath({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  const text = query.toString();
  const path = text ? `${pathname}?${text}` : pathname;
  return OWN_PATH.test(path) && path.length <= LONGEST && !path.includes('//') ? path : pathname;
}

/**
 * Adds the order to the address: a mini-program opens this address again after paying, perhaps in a web view
 * without state.
 */
export function addOrderToAddress(orderNo: string): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('orderNo', orderNo);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}
