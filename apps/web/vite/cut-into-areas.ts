import type { RouteFile } from './read-route-facts.ts';
import { isTopRoute, type TreeRoute } from './read-route-tree.ts';

/** Of top-level routes that name no area. */
const REST = 'home';
/** Catches what no other route takes, so it is always there. */
const SPLAT = '/$';

export interface RouteArea {
  name: string;
  /** How the paths begin, as the table of areas has it, every one between slashes. */
  starts: string;
  routes: TreeRoute[];
}

/**
 * The first part of a path; both first parts, joined by a plus, for a page that leaves the layout of its folder by an
 * underscore: it does not carry the routes of all the others.
 */
function startOf({ id, path }: TreeRoute): string {
  const [, first = '', second] = path.split('/');
  return /^\/[^/]+_\//.test(id) ? `${first}+${second}` : first;
}

/** The tree cut into areas, which top-level routes name in their `staticData`; parents before their children. */
export function cutIntoAreas(tree: readonly TreeRoute[], files: readonly RouteFile[]): RouteArea[] {
  const byName = new Map(tree.map((route) => [route.name, route]));
  const named = new Map(files.map(({ id, facts }) => [id, facts.area]));
  const chainOf = (route: TreeRoute): TreeRoute[] => {
    const above = byName.get(route.parent);
    return above ? [...chainOf(above), route] : [route];
  };
  const areas = new Map<string, TreeRoute[]>();
  const sorted = tree
    .filter(({ path }) => path !== SPLAT)
    .map(chainOf)
    .sort((one, other) => one.length - other.length);
  for (const chain of sorted) {
    const [top] = chain;
    const route = chain[chain.length - 1];
    if (!top || !route) continue;
    const name = named.get(top.id) ?? REST;
    areas.set(name, [...(areas.get(name) ?? []), route]);
  }
  return [...areas].map(([name, routes]) => {
    const starts = new Set(routes.filter(isTopRoute).map(startOf));
    return { name, starts: `/${[...starts].join('/')}/`, routes };
  });
}
