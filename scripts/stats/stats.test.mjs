import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { countCasts, countRawSpacing, largestFolder } from './count.mjs';
import { findCycles, findSingleUse, importsAmong } from './graph.mjs';

const imports = (source, ...targets) => ({
  source,
  dependencies: targets.map((resolved) => ({ resolved, dynamic: resolved.startsWith('lazy') })),
});
const edgesOf = (...modules) =>
  importsAmong(
    modules,
    modules.map(({ source }) => source),
  );

describe('figures of npm run stats', () => {
  it('cycles are groups of files, each counted once', () => {
    const edges = edgesOf(
      imports('a', 'b'),
      imports('b', 'c'),
      imports('c', 'a', 'd'),
      imports('d', 'e'),
      imports('e', 'd', 'node_modules/x'),
      imports('f', 'a'),
    );
    expect(findCycles(edges).map((group) => group.sort())).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('a small file with one importer counts unless it is tested, lazy, long or imported twice', () => {
    const edges = edgesOf(
      imports('app', 'once', 'tested', 'lazy', 'long', 'twice'),
      imports('other', 'twice'),
      ...['once', 'tested', 'lazy', 'long', 'twice'].map((path) => imports(path)),
    );
    const sizes = new Map([...edges.keys()].map((path) => [path, path === 'long' ? 31 : 30]));
    const isTested = (path) => path === 'tested';
    expect(findSingleUse(edges, sizes, { mostLines: 30, isTested })).toEqual(['once']);
  });

  it('casts are assertions except `as const`, with those of JSON separate', () => {
    const text = `const a = x as string; const b = [1] as const; const c = JSON.parse(t) as Row;`;
    const tree = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
    expect(countCasts([tree])).toEqual({ casts: 2, json: 1 });
  });

  it('pixel spacing counts by line, tokens and zero do not', () => {
    const css =
      '.a {\n  padding: 4px 8px;\n  margin-top: 2px;\n  gap: var(--s-2);\n  margin: 0;\n  padding-bottom: max(0px, 1em);\n  width: 3px;\n}';
    expect(countRawSpacing(css)).toBe(2);
  });

  it('the largest folder counts the files directly in it', () => {
    expect(largestFolder(['a/x.ts', 'a/b/y.ts', 'a/b/z.ts'])).toEqual(['a/b', 2]);
  });
});
