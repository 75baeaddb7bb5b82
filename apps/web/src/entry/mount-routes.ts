import type { AnyRoute } from '@tanstack/react-router';

/** Ids have to equal those of the server's routes, because loader data is found by them. */
type Row = readonly [route: AnyRoute, path: string, parent?: number, id?: string];

/**
 * Builds a route tree like the generated one; `parent` is the index of an earlier row. Returns the top-level
 * routes.
 */
export function mountRoutes(root: AnyRoute, rows: readonly Row[]): AnyRoute[] {
  const top: AnyRoute[] = [];
  for (const [route, path, at = -1, id = path] of rows) {
    const parent = rows[at]?.[0];
    Object.assign(route.options, { id, path, getParentRoute: () => parent ?? root });
    if (parent) parent.addChildren([...(parent.children ?? []), route]);
    else top.push(route);
  }
  return top;
}
