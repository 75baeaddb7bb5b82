import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { cutIntoAreas, type RouteArea } from './cut-into-areas.ts';
import { readRouteFiles } from './read-route-facts.ts';
import { readRouteTree } from './read-route-tree.ts';

const SOURCE = join(import.meta.dirname, '../src');
const AREA = 'virtual:route-area/';
const RESOLVED = `\0${AREA}`;

const areas = async () =>
  cutIntoAreas(
    readRouteTree(await readFile(join(SOURCE, 'routeTree.gen.ts'), 'utf8')),
    readRouteFiles(join(SOURCE, 'routes')),
  );

/** Replaces src/entry/areas.ts: the root with the catch-all, and a loader for each area. */
async function areaList(): Promise<string> {
  const list = (await areas()).map(
    ({ name, starts }) => `[${JSON.stringify(starts)}, () => import('${AREA}${name}')]`,
  );
  return `import { Route as rootRoute } from '../routes/__root.tsx';
import { Route as splat } from '../routes/$.tsx';
import { mountRoutes } from './mount-routes.ts';
rootRoute.addChildren(mountRoutes(rootRoute, [[splat, '/$']]));
export { rootRoute };
export const AREAS = [${list.join(',')}];`;
}

/** The rows for mountRoutes, without the route objects. */
export function mountRows({ routes }: RouteArea): Array<[path: string, parent: number, id: string]> {
  const at = new Map(routes.map(({ name }, index) => [name, index]));
  return routes.map(({ path, id, parent }) => [path, at.get(parent) ?? -1, id]);
}

function areaModule(area: RouteArea): string {
  const { routes } = area;
  const imports = routes.map(
    ({ file }, index) => `import { Route as r${index} } from ${JSON.stringify(join(SOURCE, file))};`,
  );
  const rows = mountRows(area).map(
    ([path, parent, id], index) =>
      `[r${index}, ${JSON.stringify(path)}, ${parent}${id === path ? '' : `, ${JSON.stringify(id)}`}]`,
  );
  return `${imports.join('\n')}
import { rootRoute } from ${JSON.stringify(join(SOURCE, 'entry/areas.ts'))};
import { mountRoutes } from ${JSON.stringify(join(SOURCE, 'entry/mount-routes.ts'))};
export const routes = mountRoutes(rootRoute, [${rows.join(',')}]);`;
}

/** The files of an area beyond those of every page. */
function filesOf(bundle: Rollup.OutputBundle, first: Rollup.OutputChunk): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
    files.add(name);
    chunk.imports.forEach(add);
  };
  add(first.fileName);
  return [...files].map((name) => `/${name}`);
}

/**
 * A page starts with the routes of its own area; other areas are loaded on the first visit. As one tree, all
 * routes and the list of their chunks were part of every first load and grew with every screen.
 */
export function routeAreas(): Plugin {
  const files: Array<[starts: string, files: string[]]> = [];
  return {
    name: 'juban:route-areas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(AREA) ? `\0${id}` : undefined),
    async load(id) {
      const isBrowser = this.environment.name === 'client';
      if (isBrowser && id === join(SOURCE, 'entry/areas.ts')) return areaList();
      if (!isBrowser && id === join(SOURCE, 'entry/area-files.ts')) {
        return `export const AREA_FILES = ${JSON.stringify(files)};`;
      }
      // Reading all route files takes too long to do it for every module.
      if (!id.startsWith(RESOLVED)) return undefined;
      const area = (await areas()).find(({ name }) => id === RESOLVED + name);
      return area && areaModule(area);
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const { name, starts } of await areas()) {
        const chunk = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.moduleIds.includes(RESOLVED + name),
        );
        if (chunk?.type !== 'chunk') throw new Error(`no chunk contains the routes of ${name}`);
        files.push([starts, filesOf(bundle, chunk)]);
      }
    },
  };
}
