import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findArea } from '../src/entry/find-area.ts';
import { ROUTE_TABLE } from '../src/route-facts.gen.ts';
import { cutIntoAreas } from './cut-into-areas.ts';
import { readRouteFiles } from './read-route-facts.ts';
import { isTopRoute, readRouteTree } from './read-route-tree.ts';

const CODE = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');
const FILES = readRouteFiles(join(import.meta.dirname, '../src/routes'));
const TREE = readRouteTree(CODE);
const AREAS = cutIntoAreas(TREE, FILES);

describe('areas of routes', () => {
  it('contain every route of the generated tree once, except the catch-all', () => {
    const cut = AREAS.flatMap(({ routes }) => routes.map(({ name }) => name));
    const wanted = TREE.filter(({ path }) => path !== '/$').map(({ name }) => name);
    expect(cut.sort()).toEqual(wanted.sort());
  });

  it('contain the parent of each route before it', () => {
    for (const { routes } of AREAS) {
      routes.forEach((route, at) => {
        const above = routes.findIndex(({ name }) => name === route.parent);
        expect(isTopRoute(route) ? above : above < at && above >= 0).toBe(isTopRoute(route) ? -1 : true);
      });
    }
  });

  it('are distinguished by path prefixes', () => {
    const list = AREAS.map(({ starts, name }) => [starts, name] as const);
    const starts = AREAS.flatMap((area) => area.starts.slice(1, -1).split('/'));
    expect(new Set(starts).size).toBe(starts.length);
    for (const { path } of ROUTE_TABLE) expect(findArea(list, path), path).toBeDefined();
    expect(findArea(list, '/next/agreement')).toBe('next');
    expect(findArea(list, '/next/navigation')).toBe('topic');
    expect(findArea(list, '/618')).toBe('vip');
    expect(findArea(list, '/')).toBe('home');
  });

  it('are named only by top-level routes', () => {
    const top = new Set(TREE.filter(isTopRoute).map(({ id }) => id));
    expect(FILES.filter(({ id, facts }) => facts.area && !top.has(id))).toEqual([]);
  });

  it('are not built from a tree in an unknown format', () => {
    expect(() => readRouteTree(CODE.replace('IndexRouteImport.update(', 'IndexRouteImport.put('))).toThrow(
      'were parsed',
    );
    expect(() => readRouteTree('')).toThrow('were parsed');
  });
});
