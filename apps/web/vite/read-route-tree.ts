/** One route of the generated tree. */
export interface TreeRoute {
  /** Its name in the generated file, by which others call it their parent. */
  name: string;
  /** Its file, from the folder of the generated one. */
  file: string;
  /** What it adds to its parent's path. */
  path: string;
  /** The same, but for a route that leaves its parent by an underscore. */
  id: string;
  parent: string;
}

const ROOT = 'rootRouteImport';
/** Stands behind the part of a path whose layout the route does without. */
const LEFT = /_(?=\/)/g;
const IMPORT = /^import \{ Route as (\w+)Import \} from '([^']+)'/gm;
const MOUNTED =
  /^const (\w+) =\s+\1Import\.update\(\{\s+id: '([^']+)',\s+path: '([^']+)',\s+getParentRoute: \(\) => (\w+),/gm;

/** The routes that the router's generator wrote down; throws when it writes them in another form than this. */
export function readRouteTree(code: string): TreeRoute[] {
  const files = new Map([...code.matchAll(IMPORT)].map(([, name = '', file = '']) => [name, file]));
  const routes = [...code.matchAll(MOUNTED)].map(([, name = '', id = '', path = '', parent = '']) => {
    if (id.replace(LEFT, '') !== path)
      throw new Error(`the route ${name} has the id ${id} and the path ${path}`);
    return { name, file: files.get(name) ?? '', path, id, parent };
  });
  // The root is imported, but has no parent.
  if (routes.length === 0 || routes.length !== files.size - 1) {
    throw new Error(`${files.size} routes are imported, ${routes.length} understood`);
  }
  return routes;
}

export const isTopRoute = ({ parent }: TreeRoute) => parent === ROOT;
