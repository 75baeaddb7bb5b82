import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRoute, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { cutIntoAreas } from '../../vite/cut-into-areas.ts';
import { readRouteFiles } from '../../vite/read-route-facts.ts';
import { readRouteTree } from '../../vite/read-route-tree.ts';
import { mountRows } from '../../vite/route-areas.ts';
import { mountRoutes } from './mount-routes.ts';

vi.mock('../lib/public-origin.ts', () => ({ publicOrigin: () => 'http://localhost' }));

const SOURCE = join(import.meta.dirname, '..');

/** Every route id with its full path. */
function pathsOf(routeTree: AnyRoute): string[] {
  const { routesById } = createRouter({ routeTree, history: createMemoryHistory() });
  return Object.entries(routesById)
    .map(([id, route]) => `${id} ${route.fullPath}`)
    .sort();
}

it('all areas together equal the router of the server, development and tests', async () => {
  const { routeTree } = await import('../routeTree.gen.ts');
  const whole = pathsOf(routeTree);
  const tree = readRouteTree(readFileSync(join(SOURCE, 'routeTree.gen.ts'), 'utf8'));
  const root = createRootRoute();
  const byArea = [];
  for (const area of cutIntoAreas(tree, readRouteFiles(join(SOURCE, 'routes')))) {
    const rows = mountRows(area).map(async (row, at) => {
      const { Route } = await import(join(SOURCE, area.routes[at]?.file ?? ''));
      Route.children = undefined;
      return [Route, ...row] as const;
    });
    byArea.push(...mountRoutes(root, await Promise.all(rows)));
  }
  const withoutSplat = whole.filter((route) => !route.startsWith('/$ '));
  expect(pathsOf(root.addChildren(byArea))).toEqual(withoutSplat);
});
