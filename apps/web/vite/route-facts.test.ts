import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { RouteFacts } from '../src/app/route-facts.ts';
import { routeTree } from '../src/routeTree.gen.ts';
import { readRouteFile, readRouteFiles } from './read-route-facts.ts';
import { FACTS_FILE, writeFacts } from './route-facts.ts';

vi.mock('../src/lib/public-origin.ts', () => ({ publicOrigin: () => 'http://localhost' }));

const FILES = readRouteFiles(join(import.meta.dirname, '../src/routes'));

interface TreeNode {
  id?: string;
  options: { id?: string; staticData?: RouteFacts };
  children?: TreeNode[] | Record<string, TreeNode>;
}

/** The facts of the running routes by full id. */
function factsInTree(node: TreeNode, above: string): Array<[id: string, facts: RouteFacts]> {
  const id = above + (node.options.id ?? '');
  const { bar: _, ...facts } = node.options.staticData ?? {};
  const below = Object.values(node.children ?? {}).flatMap((child) => factsInTree(child, id));
  return node.options.id ? [[id, facts], ...below] : below;
}

describe('facts of routes', () => {
  it('are up to date in the generated file', () => {
    expect(readFileSync(FACTS_FILE, 'utf8')).toBe(writeFacts(FILES));
  });

  it('are read from the files as the running router has them', () => {
    const read = Object.fromEntries(FILES.map(({ id, facts }) => [id, facts]));
    expect(read).toEqual(Object.fromEntries(factsInTree(routeTree as unknown as TreeNode, '')));
  });

  it('are complete in every route that shows a page', () => {
    const untitled = FILES.filter(({ facts: { title, group, entry } }) => title && !(group && entry));
    expect(untitled).toEqual([]);
  });

  it('have to be literals, except the bar', () => {
    const route = (facts: string) =>
      readRouteFile('x.tsx', `export const Route = createFileRoute('/x/')({ staticData: { ${facts} } });`);
    expect(
      route("title: 'X', query: ['id'], also: ['a', 'Y'], underHome: true, bar: { title: t.x }"),
    ).toEqual({
      id: '/x/',
      path: '/x',
      facts: { title: 'X', query: ['id'], also: ['a', 'Y'], underHome: true },
    });
    expect(() => route('title: texts.title')).toThrow('x.tsx: title has to be a literal');
    expect(() => readRouteFile('x.tsx', 'export const Route = 1;')).toThrow('x.tsx does not export a Route');
  });

  it('of a page require a group and an entry', () => {
    expect(() => writeFacts([{ id: '/x', path: '/x', facts: { title: 'X' } }])).toThrow(
      '/x has a title, but no',
    );
  });
});
