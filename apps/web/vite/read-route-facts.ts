import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { RouteFacts } from '../src/app/route-facts.ts';

/** The facts for lists of routes. `bar` is used by the page alone, so it need not be a literal. */
export type ListedFacts = Omit<RouteFacts, 'bar'>;

export interface RouteFile {
  /** As in the generated route tree, such as `/download/` and `/next_/navigation`. */
  id: string;
  path: string;
  facts: ListedFacts;
}

/** The parts of a syntax tree that are used here. */
interface Node {
  type: string;
  [part: string]: unknown;
}

/** Every route file with its path and its `staticData`, sorted by id. */
export function readRouteFiles(routesFolder: string): RouteFile[] {
  return globSync('**/*.tsx', { cwd: routesFolder, exclude: (name) => name.startsWith('-') })
    .filter((file) => file !== '__root.tsx')
    .map((file) => readRouteFile(file, readFileSync(join(routesFolder, file), 'utf8')))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function readRouteFile(file: string, code: string): RouteFile {
  const program = parseSync(file, code).program as unknown as Node;
  const call = findRouteCall(program);
  if (!call) throw new Error(`${file} does not export a Route created by createFileRoute('...')({...})`);
  const [options] = call.arguments as Node[];
  const [id] = (call.callee as Node).arguments as Node[];
  const staticData = options && propertiesOf(options).get('staticData');
  const facts = staticData ? propertiesOf(staticData) : new Map<string, Node>();
  facts.delete('bar');
  const entries = [...facts].map(([name, value]) => [name, literalOf(value, `${file}: ${name}`)]);
  const text = String(id?.value);
  return { id: text, path: pathOf(text), facts: Object.fromEntries(entries) };
}

/**
 * The full path of a route: an index route has the path of its folder, and underscores only opt out of
 * layouts.
 */
const pathOf = (id: string) => id.replace(/_(?=\/)/g, '').replace(/(.)\/$/, '$1');

function findRouteCall({ body }: Node): Node | undefined {
  for (const { type, declaration } of body as Node[]) {
    if (type !== 'ExportNamedDeclaration') continue;
    const [made] = ((declaration as Node | null)?.declarations ?? []) as Node[];
    const init = made?.init as Node | undefined;
    if (init?.type === 'CallExpression' && (init.callee as Node).type === 'CallExpression') return init;
  }
  return undefined;
}

const nameOf = (key: Node) => String(key.name ?? key.value);

function propertiesOf({ properties }: Node): Map<string, Node> {
  return new Map(
    (properties as Node[])
      .filter(({ type }) => type === 'Property')
      .map(({ key, value }) => [nameOf(key as Node), value as Node]),
  );
}

function literalOf(node: Node, what: string): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map((one) => literalOf(one, what));
  if (node.type !== 'ObjectExpression')
    throw new Error(`${what} has to be a literal, because lists of routes read it without running the file`);
  return Object.fromEntries([...propertiesOf(node)].map(([name, value]) => [name, literalOf(value, what)]));
}
