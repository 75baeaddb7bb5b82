import { UNDER_HOME } from '../route-facts.gen.ts';

/** The two ways an address may be written longer than the route it means. */
export interface PathForm {
  /** The app answers under /h5 as it does without. */
  h5: boolean;
  /** Children of home also answer under /home. */
  home: boolean;
}

const H5 = '/h5';
const HOME = '/home';

/** True for the paths, without any prefix, that also answer under /home. */
const isHomeChild = (pathname: string) => pathname === '/' || UNDER_HOME.test(pathname.replace(/\/$/, ''));

/** How an address is written; its pages link to each other in the same way. */
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

/** What follows a prefix; undefined when the path has none. */
function cut(pathname: string, prefix: string): string | undefined {
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}
