import type { AnyRoute } from '@tanstack/react-router';

/** The server's routes go by the same ids: what it has loaded is found by them. */
type Row = readonly [route: AnyRoute, path: string, parent?: number, id?: string];

/** Joins routes to a tree as the generated one does; a parent is named by its place. Returns those at the top. */
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
