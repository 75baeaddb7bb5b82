import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROUTE_GROUPS, type RouteRow } from '../src/app/route-facts.ts';
import { type RouteFile, readRouteFiles } from './read-route-facts.ts';

const SOURCE = join(import.meta.dirname, '../src');
const ROUTES = join(SOURCE, 'routes');
export const FACTS_FILE = join(SOURCE, 'route-facts.gen.ts');

/** One row for every page, by group and path; of a route that makes several pages, each of them. */
function rowsOf({ path, facts }: RouteFile): RouteRow[] {
  const { title, group, entry, example = path, pages, underHome } = facts;
  if (title === undefined) return [];
  if (!group || !entry)
    throw new Error(`the page ${path} has a title, but no group or entry in its staticData`);
  const rest = { group, entry, ...(underHome && { underHome }) };
  if (!pages) return [{ path, title, ...rest, example }];
  return Object.entries(pages).map(([page, name]) => ({ path: page, title: name, ...rest, example: page }));
}

const inGroups = (one: RouteRow, other: RouteRow) =>
  ROUTE_GROUPS.indexOf(one.group) - ROUTE_GROUPS.indexOf(other.group);

/** The text of route-facts.gen.ts. */
export function writeFacts(files: readonly RouteFile[]): string {
  const rows = files.flatMap(rowsOf).sort(inGroups);
  const brands = files.flatMap(({ path, facts: { brand } }) => (brand ? [[path, brand]] : []));
  const underHome = files
    .filter(({ facts }) => facts.underHome)
    .map(({ path }) => path.replace(/\$\w+/g, '[^/]+'));
  return `// Generated from the staticData of the route files by vite/route-facts.ts, as routeTree.gen.ts is from their paths.
// npm run dev and npm run build write it anew; a unit test fails where it is out of date.
import type { BrandId } from '@juban/catalog';
import type { RouteRow } from './app/route-facts.ts';

/** The paths that also answer under /home. */
export const UNDER_HOME = /^(?:${[...new Set(underHome)].join('|').replaceAll('/', '\\/').replaceAll('[^\\/]', '[^/]')})$/;

/** Paths that name their brand, whatever the client type says. */
export const PATH_BRANDS: Readonly<Record<string, BrandId>> = ${JSON.stringify(Object.fromEntries(brands))};

/** Every page of the product. */
export const ROUTE_TABLE: readonly RouteRow[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`;
}

export function updateFacts(): void {
  const text = writeFacts(readRouteFiles(ROUTES));
  if (readFileSync(FACTS_FILE, 'utf8') !== text) writeFileSync(FACTS_FILE, text);
}

/** Keeps route-facts.gen.ts up to date, before a build and while the development server runs. */
export function routeFacts(): Plugin {
  return {
    name: 'juban:route-facts',
    configResolved: updateFacts,
    watchChange(id) {
      if (id.startsWith(ROUTES)) updateFacts();
    },
  };
}
