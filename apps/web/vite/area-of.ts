import { isTopRoute, type TreeRoute } from './read-route-tree.ts';

/**
 * The first parts of paths whose routes come together; what is not named here comes with home. Two parts, joined by
 * a plus, are of use for a page without its area's shell: it does not carry the routes of all the others.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  share: ['share', 'share_open'],
  download: ['download', 'guideLuoDi', 'kolDownload', 'keyword', 'dddown'],
  help: ['pieceList', 'pieceListDDSP', 'filmCritic', 'filmCriticDDSP', 'payTipIOS'],
  vip: ['vip', 'level', '101', '51', '618', 'new-year', 'shandian', 'gamesActivity'],
  games: ['games'],
  mall: ['mall'],
  next: ['next'],
  topic: ['next+navigation'],
};
const NAMED = new Set(Object.values(AREAS).flat());
const REST = 'home';
/** Catches what no other route takes, so it is always there. */
const SPLAT = '/$';

export interface RouteArea {
  name: string;
  /** How the paths begin, as the table of areas has it, every one between slashes. */
  starts: string;
  routes: TreeRoute[];
}

function startOf(path: string): string {
  const [, first = '', second] = path.split('/');
  const both = `${first}+${second}`;
  return NAMED.has(both) ? both : first;
}

function areaOf(route: TreeRoute, byName: ReadonlyMap<string, TreeRoute>): string {
  let top = route;
  for (let above = byName.get(top.parent); above; above = byName.get(top.parent)) top = above;
  const start = startOf(top.path);
  return Object.keys(AREAS).find((name) => AREAS[name]?.includes(start)) ?? REST;
}

/** The tree cut into areas, parents before their children. */
export function cutIntoAreas(tree: readonly TreeRoute[]): RouteArea[] {
  const byName = new Map(tree.map((route) => [route.name, route]));
  const depth = (route: TreeRoute): number => {
    const above = byName.get(route.parent);
    return above ? depth(above) + 1 : 0;
  };
  const sorted = tree.filter(({ path }) => path !== SPLAT).sort((a, b) => depth(a) - depth(b));
  return [...Object.keys(AREAS), REST].map((name) => {
    const routes = sorted.filter((route) => areaOf(route, byName) === name);
    const starts = new Set(routes.filter(isTopRoute).map(({ path }) => startOf(path)));
    return { name, starts: `/${[...starts].join('/')}/`, routes };
  });
}
