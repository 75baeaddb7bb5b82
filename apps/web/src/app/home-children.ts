import { ROUTE_TITLES } from './route-titles.ts';

const PATTERNS = ROUTE_TITLES.filter((route) => route.underHome).map(({ path }) =>
  path.replace(/\$\w+/g, '[^/]+'),
);
/** /share only leads on to its first page. */
const CHILD = new RegExp(`^(?:/|/share|${PATTERNS.join('|')})$`);

export function isHomeChild(pathname: string): boolean {
  return CHILD.test(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
