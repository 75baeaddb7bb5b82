import { toRoutePath } from '../../lib/path-forms.ts';
import { parseSearch, type SearchValues } from '../../lib/search.ts';

interface Way {
  to: string;
  search: SearchValues;
}

const HERE = 'https://own.invalid';
const FALLBACK: Way = { to: '/vip', search: {} };
/** Pages that an order cannot have been made on: they would lead in a circle. */
const OWN_MONEY = /^\/vip\/(?:orders|pay-result)/;
const SELLS = /^\/(?:vip(?:\/web|\/union\/\w+)?|next\/simple_vip)\/?$/;

/**
 * The page the order was made on, or where its buyer had come from. Whoever made it wrote that path, so nothing but a
 * path of ours is followed.
 */
export function wayBack(fromPath: string): Way {
  if (!fromPath.startsWith('/')) return FALLBACK;
  let url: URL;
  try {
    url = new URL(fromPath, HERE);
  } catch {
    return FALLBACK;
  }
  // Links put the prefix of their visit before it themselves.
  const to = toRoutePath(url.pathname);
  // Dots before two slashes fall away, and what is left would be another site's address.
  const leavesUs = url.origin !== HERE || to.startsWith('//');
  if (leavesUs || OWN_MONEY.test(to)) return FALLBACK;
  const { token: _token, ...search } = parseSearch(url.search);
  return { to, search };
}

/** Where to buy or pay once more: the way back leads anywhere, and not everywhere is anything sold. */
export function wayToBuy(fromPath: string): Way {
  const way = wayBack(fromPath);
  return SELLS.test(way.to) ? way : FALLBACK;
}
