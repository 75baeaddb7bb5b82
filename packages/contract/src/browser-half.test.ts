import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callGroups } from './call-groups.ts';
import { calls } from './calls.ts';
import { createClient } from './client.ts';
import { schemas } from './schemas.ts';

const require = createRequire(import.meta.url);
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gms;

/** Values a file imports: `import type` is gone before a browser sees it, and so are braces of types only. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => !/\{\s*(?:type [^,}]+,?\s*)+\}\s+from/.test(statement))
    .map(([, target]) => target ?? '');
}

/** Every file and package that comes along when a page imports this file. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of importsOf(file)) {
    if (target.startsWith('.')) reach(join(dirname(file), target), seen);
    else if (target.startsWith('@juban/')) reach(require.resolve(target), seen);
    else seen.add(target);
  }
  return seen;
}

const here = (name: string) => join(import.meta.dirname, name);
const packagesOf = (name: string) => [...reach(here(name))].filter((path) => !path.startsWith('/'));

describe('what a page gets', () => {
  it.each(['index.ts', 'calls.ts', 'client.ts', 'codes.ts', 'texts/index.ts'])(
    '%s brings no package along, zod least of all',
    (name) => {
      expect(packagesOf(name)).toEqual([]);
    },
  );

  it('is told apart from what only the server gets', () => {
    expect(packagesOf('schemas.ts')).toEqual(['zod/mini']);
    expect(packagesOf('fields.ts')).toEqual(['zod/mini']);
  });

  it('is followed through files that are there', () => {
    const files = [...reach(here('client.ts'))];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** Of what comes in, where more is made of it; a call that takes a list has no fields. */
function shapeOf(schema: unknown): object {
  const { shape, _zod } = schema as { shape?: object; _zod: { def: { in?: unknown } } };
  return shape ?? (_zod.def.in ? shapeOf(_zod.def.in) : {});
}

describe('calls', () => {
  it('each has its schemas, and a path and method no other has', () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
    const routes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('each is in one group', () => {
    const grouped = callGroups.flatMap(([, members]) => Object.keys(members));
    expect(grouped.sort()).toEqual(Object.keys(calls).sort());
  });

  it('[A-078] each that takes a phone or a device says that it travels sealed', () => {
    const taking = Object.entries(schemas).flatMap(([name, { input }]) => {
      const shape = shapeOf(input);
      const fields = ['mobile', 'phone', 'smId'].filter((field) => Object.hasOwn(shape, field));
      return fields.length > 0 ? [[name, fields]] : [];
    });
    const sealing = Object.entries(calls).flatMap(([name, call]) =>
      'sealed' in call && call.sealed.length > 0 ? [[name, call.sealed]] : [],
    );
    expect(taking).toEqual(sealing);
  });

  it('the client has a method for each and hands its input on unchanged', async () => {
    const sent: unknown[] = [];
    const client = createClient(async (call, input) => {
      sent.push([call, input]);
      return { code: '0000', msg: '成功', data: null };
    });
    expect(Object.keys(client).sort()).toEqual(Object.keys(calls).sort());
    await client.login({ mobile: '13812345678', captcha: '123456' });
    expect(sent).toEqual([[calls.login, { mobile: '13812345678', captcha: '123456' }]]);
  });
});
