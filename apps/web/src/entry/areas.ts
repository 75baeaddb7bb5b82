import type { AnyRoute } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

/** Values of areas, each after how its paths begin: every beginning stands between slashes. */
export type AreaList<Value> = ReadonlyArray<readonly [starts: string, value: Value]>;

/** What an area brings. */
export interface AreaRoutes {
  routes: readonly AnyRoute[];
}

/**
 * Everything is here. The browser's build has another module in this one's place (vite/route-areas.ts), where
 * the tree is nearly bare and each area brings its own routes.
 */
export const rootRoute = routeTree;
export const AREAS: AreaList<() => Promise<AreaRoutes>> = [];
