import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { serviceArgs } from '../../../scripts/lib/service-args.mjs';

export interface Ended {
  status: number | null;
  out: string;
  err: string;
}

const fileOf = (command: string) => join(import.meta.dirname, `../src/cli/${command}.ts`);
const environmentOf = (env: Record<string, string>) => ({ PATH: process.env.PATH ?? '', ...env });

/** Runs an operator's command as npm does, in a separate process. */
export function spawnCommand(
  env: Record<string, string>,
  command: string,
  ...args: string[]
): Promise<Ended> {
  const child = spawn(process.execPath, [...serviceArgs, fileOf(command), ...args], {
    env: environmentOf(env),
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, out, err }));
  });
}

let runs = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the same file in this process, because loading the product in a new one takes a second. Arguments,
 * environment and output belong to the whole process, so commands run one after the other.
 */
export function runCommand(env: Record<string, string>, command: string, ...args: string[]): Promise<Ended> {
  const run = last.then(() => runAlone(env, command, args));
  last = run;
  return run;
}

async function runAlone(env: Record<string, string>, command: string, args: string[]): Promise<Ended> {
  const { argv, env: environment, exit } = process;
  const { log, error } = console;
  const write = process.stderr.write;
  const ended: Ended = { status: null, out: '', err: '' };
  const add = (to: 'out' | 'err', text: unknown) => {
    if (ended.status === null) ended[to] += text;
    return true;
  };
  process.argv = [process.execPath, fileOf(command), ...args];
  process.env = environmentOf(env);
  console.log = (line) => add('out', `${line}\n`);
  console.error = (line) => add('err', `${line}\n`);
  process.stderr.write = (text) => add('err', text);
  process.exit = (status) => {
    ended.status ??= Number(status ?? 0);
    throw new Error('the command has ended');
  };
  try {
    // The query makes a new module of it, which runs again.
    await import(`${fileOf(command)}?run=${runs++}`);
    ended.status = 0;
  } catch (failure) {
    if (ended.status === null) throw failure;
  } finally {
    Object.assign(process, { argv, env: environment, exit });
    Object.assign(console, { log, error });
    process.stderr.write = write;
  }
  return ended;
}
