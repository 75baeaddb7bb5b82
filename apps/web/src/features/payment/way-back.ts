import { parseSearch, type SearchValues } from '../../lib/search.ts';

interface Way {
  to: string;
  search: SearchValues;
}

const HERE = 'https://own.invalid';
const FALLBACK: Way = { to: '/vip', search: {} };
/** Pages that an order cannot have been made on: they would lead in a circle. */
const OWN_MONEY = /^(?:\/h5)?\/vip\/(?:orders|pay-result)/;

/** The page the order was made on. Whoever made it wrote that path, so nothing but a path of ours is followed. */
export function wayBack(fromPath: string): Way {
  if (!fromPath.startsWith('/')) return FALLBACK;
  let url: URL;
  try {
    url = new URL(fromPath, HERE);
  } catch {
    return FALLBACK;
  }
  // Dots before two slashes fall away, and what is left would be another site's address.
  const leavesUs = url.origin !== HERE || url.pathname.startsWith('//');
  if (leavesUs || OWN_MONEY.test(url.pathname)) return FALLBACK;
  const { token: _token, ...search } = parseSearch(url.search);
  return { to: url.pathname, search };
}
