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

/** Modules that a file imports at runtime. Type-only imports are removed before a browser sees them. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => !/\{\s*(?:type [^,}]+,?\s*)+\}\s+from/.test(statement))
    .map(([, target]) => target ?? '');
}

/** All files and packages that are loaded when a page imports this file. */
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

describe('code that pages load', () => {
  it.each(['index.ts', 'calls.ts', 'client.ts', 'codes.ts', 'texts/index.ts'])(
    '%s imports no package, in particular not zod',
    (name) => {
      expect(packagesOf(name)).toEqual([]);
    },
  );

  it('does not include what only the server uses', () => {
    expect(packagesOf('schemas.ts')).toEqual(['zod/mini']);
    expect(packagesOf('fields.ts')).toEqual(['zod/mini']);
  });

  it('only imports files that exist', () => {
    const files = [...reach(here('client.ts'))];
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** The fields of an input before transformation; a call that takes a list has none. */
function shapeOf(schema: unknown): object {
  const { shape, _zod } = schema as { shape?: object; _zod: { def: { in?: unknown } } };
  return shape ?? (_zod.def.in ? shapeOf(_zod.def.in) : {});
}

describe('calls', () => {
  it('each have schemas and a unique combination of path and method', () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
    const routes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('each belong to exactly one group', () => {
    const grouped = callGroups.flatMap(([, members]) => Object.keys(members));
    expect(grouped.sort()).toEqual(Object.keys(calls).sort());
  });

  it('[A-078] declare a phone or device in their input as sealed', () => {
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

  it('each have a client method that passes its input on unchanged', async () => {
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
