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

/** In a child process, because the command ends the process on invalid arguments. */
function dance(...args: string[]) {
  const given = ['--input-type=module', '--eval', COMMAND, '--', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

describe('command line', () => {
  it('uses the given arguments, or the defaults', () => {
    expect(dance()).toEqual({ status: 0, out: '5', err: '' });
    expect(dance('--rounds', '12')).toEqual({ status: 0, out: '12', err: '' });
  });

  it.each(['--help', '-h'])('shows its usage for %s', (asked) => {
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
  ])('answers %j with what is wrong and the usage, without a stack trace', (args, why) => {
    expect(dance(...args)).toEqual({ status: 2, out: '', err: `${why}\nusage: ${USAGE}` });
  });
});
