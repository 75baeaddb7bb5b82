/** One route of the generated tree. */
export interface TreeRoute {
  /** Its name in the generated file, which other routes use as parent. */
  name: string;
  /** Its file, relative to the generated one. */
  file: string;
  /** Its path below its parent. */
  path: string;
  /** Equals `path`, except for a route that opts out of its parent's layout by an underscore. */
  id: string;
  parent: string;
}

const ROOT = 'rootRouteImport';
/** Marks a path segment whose layout the route opts out of. */
const LEFT = /_(?=\/)/g;
const IMPORT = /^import \{ Route as (\w+)Import \} from '([^']+)'/gm;
const MOUNTED =
  /^const (\w+) =\s+\1Import\.update\(\{\s+id: '([^']+)',\s+path: '([^']+)',\s+getParentRoute: \(\) => (\w+),/gm;

/** Reads the routes from the generated file; throws if their format has changed. */
export function readRouteTree(code: string): TreeRoute[] {
  const files = new Map([...code.matchAll(IMPORT)].map(([, name = '', file = '']) => [name, file]));
  const routes = [...code.matchAll(MOUNTED)].map(([, name = '', id = '', path = '', parent = '']) => {
    if (id.replace(LEFT, '') !== path) throw new Error(`route ${name} has the id ${id} and the path ${path}`);
    return { name, file: files.get(name) ?? '', path, id, parent };
  });
  // The root is imported too, but has no parent.
  if (routes.length === 0 || routes.length !== files.size - 1) {
    throw new Error(`${files.size} routes are imported, but only ${routes.length} were parsed`);
  }
  return routes;
}

export const isTopRoute = ({ parent }: TreeRoute) => parent === ROOT;
