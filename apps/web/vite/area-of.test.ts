import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findArea } from '../src/app/find-area.ts';
import { isHomeChild } from '../src/app/home-children.ts';
import { ROUTE_TITLES } from '../src/app/route-titles.ts';
import { cutIntoAreas } from './area-of.ts';
import { isTopRoute, readRouteTree } from './read-route-tree.ts';

const CODE = readFileSync(join(import.meta.dirname, '../src/routeTree.gen.ts'), 'utf8');

describe('areas of routes', () => {
  it('hold every route of the generated tree once, but for the one that catches the rest', () => {
    const tree = readRouteTree(CODE);
    const cut = cutIntoAreas(tree).flatMap(({ routes }) => routes.map(({ name }) => name));
    const wanted = tree.filter(({ path }) => path !== '/$').map(({ name }) => name);
    expect(cut.sort()).toEqual(wanted.sort());
  });

  it('have the parent of each of their routes before it', () => {
    for (const { routes } of cutIntoAreas(readRouteTree(CODE))) {
      routes.forEach((route, at) => {
        const above = routes.findIndex(({ name }) => name === route.parent);
        expect(isTopRoute(route) ? above : above < at && above >= 0).toBe(isTopRoute(route) ? -1 : true);
      });
    }
  });

  it('are told apart by how a path begins', () => {
    const areas = cutIntoAreas(readRouteTree(CODE));
    const list = areas.map(({ starts, name }) => [starts, name] as const);
    const starts = areas.flatMap((area) => area.starts.slice(1, -1).split('/'));
    expect(new Set(starts).size).toBe(starts.length);
    for (const { path } of ROUTE_TITLES) expect(findArea(list, path), path).toBeDefined();
    expect(findArea(list, '/next/agreement')).toBe('next');
    expect(findArea(list, '/next/navigation')).toBe('topic');
    expect(findArea(list, '/')).toBe('home');
  });

  it('are not made from a tree that is written in another way', () => {
    expect(() => readRouteTree(CODE.replace('IndexRouteImport.update(', 'IndexRouteImport.put('))).toThrow(
      'understood',
    );
    expect(() => readRouteTree('')).toThrow('understood');
  });
});

it('[A-003] the children of home are those that the table of routes names', () => {
  const concrete = (path: string) => path.replace(/\$\w+/g, 'x');
  const children = ROUTE_TITLES.filter(({ path }) => isHomeChild(concrete(path))).map(({ path }) => path);
  const named = ROUTE_TITLES.filter(({ path, underHome }) => underHome || path === '/');
  expect(children).toEqual(named.map(({ path }) => path));
});
