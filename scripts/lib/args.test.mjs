import { describe, expect, it } from 'vitest';
import { parseCheckOptions, parseStartOptions, parseTierOptions } from './args.mjs';

const parse = (argv = [], env = {}) => parseStartOptions(argv, env, '/home/somebody');

describe('start options', () => {
  it('have the documented defaults', () => {
    expect(parse()).toEqual({
      appEnv: 'demo',
      port: 3000,
      sandboxPort: 3001,
      host: '127.0.0.1',
      dataDir: '/home/somebody/.data',
    });
  });

  it('come from the environment, and arguments override it', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0', SANDBOX_PORT: '9000', DATA_DIR: '/srv/juban' };
    expect(parse([], env)).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      sandboxPort: 9000,
      dataDir: '/srv/juban',
    });
    expect(parse(['--port', '3400', '--data', 'demo'], env)).toMatchObject({
      port: 3400,
      sandboxPort: 9000,
      dataDir: '/home/somebody/demo',
    });
    expect(parse(['--port=3400'])).toMatchObject({ port: 3400, sandboxPort: 3401 });
  });

  it('treat an empty variable as unset', () => {
    const env = { APP_ENV: '', PORT: '', HOST: '', SANDBOX_PORT: '', DATA_DIR: '' };
    expect(parse([], env)).toEqual(parse());
  });

  it('contain no sandbox in production, even if its port is invalid', () => {
    const options = parse(['--port', '65535'], { APP_ENV: 'production' });
    expect(options).toMatchObject({ appEnv: 'production', port: 65535, sandboxPort: undefined });
  });

  it.each([
    [['--port', '0'], {}, '--port must be'],
    [['--port', '65536'], {}, '--port must be'],
    [['--port', '80x'], {}, '--port must be'],
    [['--port', ''], {}, '--port must be'],
    [['--port', '65535'], {}, 'SANDBOX_PORT must be'],
    [['--port'], {}, '--port'],
    [[], { PORT: '-1' }, 'PORT must be'],
    [[], { PORT: '3000', SANDBOX_PORT: '3000' }, 'they must differ'],
    [[], { APP_ENV: 'staging' }, 'APP_ENV must be demo or production'],
    [['--prot', '1'], {}, 'Known: --port, --data'],
    [['here'], {}, 'Known: --port, --data'],
  ])('refuses %j with %j in one line', (argv, env, text) => {
    expect(() => parse(argv, env)).toThrow(text);
    expect(() => parse(argv, env)).toThrow(/^[^\n]+$/);
  });
});

describe('tiers to run', () => {
  const known = ['checks', 'unit', 'browser'];

  it('are all of them, or the named one', () => {
    expect(parseTierOptions([], known)).toEqual({ names: known, all: false });
    expect(parseTierOptions(['--tier', 'unit'], known)).toEqual({ names: ['unit'], all: false });
  });

  it('include every API file on both databases with --all', () => {
    expect(parseTierOptions(['--all'], known)).toEqual({ names: known, all: true });
  });

  it('reject an unknown tier', () => {
    expect(() => parseTierOptions(['--tier', 'units'], known)).toThrow('Use one of: checks, unit, browser');
    expect(() => parseTierOptions(['--every'], known)).toThrow('Known: --tier, --all');
  });
});

describe('what to check', () => {
  it('is everything, or only what has changed', () => {
    expect(parseCheckOptions([])).toEqual({ changed: false });
    expect(parseCheckOptions(['--changed'])).toEqual({ changed: true });
  });

  it.each([[['--chnged']], [['--changed=main']], [['apps/web']]])('refuses %j in one line', (argv) => {
    expect(() => parseCheckOptions(argv)).toThrow(/^[^\n]+Known: --changed\.$/);
  });
});
