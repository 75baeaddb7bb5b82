import { UNDER_HOME } from '../route-facts.gen.ts';

/** Optional prefixes of an address. */
export interface PathForm {
  /** Every path also works under /h5. */
  h5: boolean;
  /** Children of home also work under /home. */
  home: boolean;
}

const H5 = '/h5';
const HOME = '/home';

/** True for paths without prefix that also answer under /home. */
const isHomeChild = (pathname: string) => pathname === '/' || UNDER_HOME.test(pathname.replace(/\/$/, ''));

/** The prefixes of an address; links of its pages keep them. */
export function pathFormOf(pathname: string): PathForm {
  const bare = cut(pathname, H5);
  const h5 = bare !== undefined;
  const child = cut(bare ?? pathname, HOME);
  return { h5, home: child !== undefined && isHomeChild(child) };
}

/** The route's own path. */
export function toRoutePath(pathname: string): string {
  const path = cut(pathname, H5) ?? pathname;
  const child = cut(path, HOME);
  return child !== undefined && isHomeChild(child) ? child : path;
}

/** The address of a route in the given form. */
export function toAddress(pathname: string, form: PathForm): string {
  const home = form.home && isHomeChild(pathname) ? HOME : '';
  const prefix = (form.h5 ? H5 : '') + home;
  return pathname === '/' ? prefix || '/' : prefix + pathname;
}

/** The path after a prefix; undefined if it does not start with it. */
function cut(pathname: string, prefix: string): string | undefined {
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}
