import type { AnyRoute } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen.ts';

/** Values by path prefix. Each `starts` lists the first path segments of an area between slashes. */
export type AreaList<Value> = ReadonlyArray<readonly [starts: string, value: Value]>;

export interface AreaRoutes {
  routes: readonly AnyRoute[];
}

/**
 * The whole tree, for the server, development and tests. In the browser build, vite/route-areas.ts replaces
 * this module by one whose tree is nearly empty and whose areas load their own routes.
 */
export const rootRoute = routeTree;
export const AREAS: AreaList<() => Promise<AreaRoutes>> = [];
