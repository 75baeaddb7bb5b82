import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
export const DEPLOY_FOLDER = join(ROOT, 'deploy');

export const deployFile = (name: string): string => join(DEPLOY_FOLDER, name);

/** A file of deploy/ with other ports and paths; every text to replace must exist. */
export function fitFile(name: string, changes: ReadonlyArray<readonly [from: string, to: string]>): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} no longer says "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(deployFile(name), 'utf8'),
  );
}

export interface Unit {
  /** Without the program's name. */
  args: string[];
  env: Record<string, string>;
  stopMs: number;
}

/** What systemd would start for this instance. */
export function readUnit(name: string, instance: string): Unit {
  const lines = readFileSync(deployFile(name), 'utf8').replaceAll('%i', instance).split('\n');
  const all = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [start, stop] = [all('ExecStart')[0], all('TimeoutStopSec')[0]];
  if (!start || !stop) throw new Error(`deploy/${name} has no ExecStart or no TimeoutStopSec`);
  const env = all('Environment').map((pair) => {
    const cut = pair.indexOf('=');
    return [pair.slice(0, cut), pair.slice(cut + 1)];
  });
  return {
    args: start.split(' ').slice(1),
    env: Object.fromEntries(env),
    stopMs: Number(stop) * 1_000,
  };
}
