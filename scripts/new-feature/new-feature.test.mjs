import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromRoot, root } from '../lib/paths.mjs';
import { EDITS } from './edits.mjs';
import { planFeature } from './make-feature.mjs';
import { readNames } from './names.mjs';

let planned;
beforeAll(() => {
  planned = planFeature(root, readNames('watch-list', '待看清单'));
});

describe('a new feature', () => {
  it('has its files under one name in every package, and a migration with the next number', () => {
    const last = readdirSync(fromRoot('apps/server/src/db/migrations')).sort().at(-1) ?? '';
    const number = String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
    expect([...planned.keys()]).toEqual(
      expect.arrayContaining([
        'packages/domain/src/watch-list.ts',
        'packages/contract/src/watch-list/watch-list.calls.ts',
        'packages/contract/src/texts/watch-list.ts',
        `apps/server/src/db/migrations/${number}_watch_list.sql`,
        'apps/server/src/modules/watch-list/module.ts',
        'apps/server/src/modules/watch-list/watch-list.service.ts',
        'apps/web/src/features/watch-list/watch-list-screen.tsx',
        'apps/web/src/routes/next/watch-list.tsx',
        'e2e/tests/watch-list.spec.ts',
      ]),
    );
  });

  it('leaves no placeholder in its files', () => {
    const isGenerated = (file) => file.endsWith('.gen.ts');
    const blank = [...planned].filter(
      ([file, text]) => !isGenerated(file) && /__(?!proto__)[a-zA-Z]+__/.test(file + text),
    );
    expect(blank.map(([file]) => file)).toEqual([]);
  });

  it('is added to every list of features and to the route tree', () => {
    const changed = [...planned.keys()].filter((file) => !file.includes('watch'));
    expect(changed).toEqual([...Object.keys(EDITS), 'apps/web/src/routeTree.gen.ts']);
    for (const file of changed) expect(planned.get(file), file).toMatch(/watch-?_?list/i);
  });

  it('is refused if the name is used or invalid', () => {
    expect(() => planFeature(root, readNames('feedback'))).toThrow('choose another name');
    for (const name of [undefined, '', 'Watch', 'watch_list', '-a', '1a']) {
      expect(() => readNames(name), String(name)).toThrow('usage:');
    }
    expect(() => readNames('watch-list', "it's")).toThrow('quotes');
  });
});
