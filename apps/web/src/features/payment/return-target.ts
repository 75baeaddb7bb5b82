import { toRoutePath } from '../../lib/path-forms.ts';
import { parseSearch, type SearchValues } from '../../lib/search.ts';

interface Way {
  to: string;
  search: SearchValues;
}

const HERE = 'https://own.invalid';
const FALLBACK: Way = { to: '/vip', search: {} };
/** Pages on which no order is created; returning there would be circular. */
const OWN_MONEY = /^\/vip\/(?:orders|pay-result)/;
const SELLS = /^\/(?:vip(?:\/web|\/union\/\w+)?|next\/simple_vip)\/?$/;

/**
 * The page on which the order was created, or the one before it. Clients send this path, so only internal
 * paths are followed.
 */
export function returnTarget(fromPath: string): Way {
  if (!fromPath.startsWith('/')) return FALLBACK;
  let url: URL;
  try {
    url = new URL(fromPath, HERE);
  } catch {
    return FALLBACK;
  }
  // Links add the prefix of the visit themselves.
  const to = toRoutePath(url.pathname);
  // Dot segments before a double slash are removed, which would leave another site's address.
  const leavesUs = url.origin !== HERE || to.startsWith('//');
  if (leavesUs || OWN_MONEY.test(to)) return FALLBACK;
  const { token: _token, ...search } = parseSearch(url.search);
  return { to, search };
}

/** Where to buy or pay again, because not every page sells something. */
export function buyTarget(fromPath: string): Way {
  const way = returnTarget(fromPath);
  return SELLS.test(way.to) ? way : FALLBACK;
}
