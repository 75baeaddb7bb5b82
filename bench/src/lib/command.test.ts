import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const USAGE = 'npm run dance -- [--rounds N] [--only TEXT]: turns round and round.';
const COMMAND = `
  import { readCommand } from '${new URL('command.ts', import.meta.url).href}';
  const { values, count, refuse } = readCommand('${USAGE}', {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  });
  if (values.only === 'nobody') refuse('Nobody dances.');
  console.log(count('rounds'));
`;

/** A process of its own: it ends itself where it cannot do what was typed. */
function dance(...args: string[]) {
  const given = ['--input-type=module', '--eval', COMMAND, '--', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

describe('a command', () => {
  it('takes what was typed, or its defaults', () => {
    expect(dance()).toEqual({ status: 0, out: '5', err: '' });
    expect(dance('--rounds', '12')).toEqual({ status: 0, out: '12', err: '' });
  });

  it.each(['--help', '-h'])('tells how it is called: %s', (asked) => {
    expect(dance(asked)).toEqual({ status: 0, out: `usage: ${USAGE}`, err: '' });
  });

  it.each([
    [['--roundz', '5'], "Unknown option '--roundz'."],
    [['--rounds'], "Option '--rounds <value>' argument missing."],
    [['round'], "Unexpected argument 'round'."],
    [['--rounds', 'many'], '--rounds must be a whole number, not "many".'],
    [['--rounds', '0'], '--rounds must be a whole number, not "0".'],
    [['--rounds', '1.5'], '--rounds must be a whole number, not "1.5".'],
    [['--only', 'nobody'], 'Nobody dances.'],
  ])('%j is answered by what is wrong and the usage, without a trace', (args, why) => {
    expect(dance(...args)).toEqual({ status: 2, out: '', err: `${why}\nusage: ${USAGE}` });
  });
});
