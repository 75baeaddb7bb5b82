import type { RouteFile } from './read-route-facts.ts';
import { isTopRoute, type TreeRoute } from './read-route-tree.ts';

/** Area of top-level routes that name none. */
const REST = 'home';
/** The catch-all route, which is always loaded. */
const SPLAT = '/$';

export interface RouteArea {
  name: string;
  /** First path segments of the area's pages, each between slashes. */
  starts: string;
  routes: TreeRoute[];
}

/**
 * The first path segment, or the first two joined by a plus for a page outside its folder's layout (with an
 * underscore), so that it does not load all routes of the folder.
 */
function startOf({ id, path }: TreeRoute): string {
  const [, first = '', second] = path.split('/');
  return /^\/[^/]+_\//.test(id) ? `${first}+${second}` : first;
}

/**
 * Groups the tree by the areas that top-level routes name in `staticData`; parents come before their
 * children.
 */
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
