import { describe, expect, it } from 'vitest';
import { checksOfChanged, runChecks } from './checks.mjs';

const namesOf = (...files) => checksOfChanged(files).map(({ name }) => name);
const argsOf = (name, files) => checksOfChanged(files).find((check) => check.name === name).args;

describe('checks of changed files', () => {
  it('are none without changes', () => {
    expect(namesOf()).toEqual([]);
  });

  it('are format and architecture for a document or stylesheet', () => {
    expect(namesOf('docs/develop.md', 'apps/web/src/ui/base.css')).toEqual([
      'format and lint',
      'architecture',
    ]);
  });

  it('include all types for code, because any project may import it', () => {
    expect(namesOf('packages/domain/src/money.ts')).toEqual([
      'format and lint',
      'architecture',
      'types',
      'types of apps/web',
      'types of apps/lab',
      'types of apps/console',
    ]);
  });

  it.each(['scripts/lib/args.test.mjs', 'e2e/pages/home.spec.ts', 'docs/spec-map.md'])(
    'include the spec map for %s',
    (file) => {
      expect(namesOf(file)).toContain('spec map');
    },
  );

  it('read only these files if a check supports it', () => {
    const files = ['apps/web/src/ui/button.tsx', 'apps/web/src/ui/base.css'];
    expect(argsOf('architecture', files)).toEqual(['scripts/architecture.mjs', ...files]);
    expect(argsOf('format and lint', files).slice(-2)).toEqual(files);
  });
});

describe('checks', () => {
  const script = (name, code) => ({ name, args: ['-e', code] });

  it('keep their order and report failures with their output', async () => {
    const ended = [];
    const checks = [script('good', ''), script('bad', 'console.log("why"); process.exit(1)')];
    const results = await runChecks(checks, 1, ({ name }) => ended.push(name));
    expect(ended).toEqual(['good', 'bad']);
    expect(results).toMatchObject([
      { name: 'good', ok: true },
      { name: 'bad', ok: false, reason: 'why' },
    ]);
  });

  it('may have their own function', async () => {
    const result = { name: 'own', ok: true, seconds: 0 };
    expect(await runChecks([{ run: async () => result }], 2, () => {})).toEqual([result]);
  });
});
