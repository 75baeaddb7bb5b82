import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StartHandler } from './render-page.ts';
import { readStyleSheets, type StyleSheet } from './styles-after-paint.ts';

export interface WebBuild {
  clientDir: string;
  /** Earlier builds that still exist: open pages still request their files. */
  earlierClientDirs: readonly string[];
  handler: StartHandler;
  sheets: readonly StyleSheet[];
}

/** The latest build of the web app; current.json names its folder. */
export async function openWebBuild(buildDir: string): Promise<WebBuild> {
  const name = await currentName(buildDir);
  const folder = join(buildDir, name);
  const entry = pathToFileURL(join(folder, 'server/server.js')).href;
  const { default: handler }: { default: StartHandler } = await import(entry);
  const clientDir = join(folder, 'client');
  return {
    clientDir,
    earlierClientDirs: await findEarlier(buildDir, name),
    handler,
    sheets: await readStyleSheets(clientDir),
  };
}

/** Builds that are still being written have a dot in their name. */
async function findEarlier(buildDir: string, current: string): Promise<string[]> {
  const names = await readdir(buildDir);
  return names
    .filter((name) => /^web-[^.]+$/.test(name) && name !== current)
    .map((name) => join(buildDir, name, 'client'));
}

async function currentName(buildDir: string): Promise<string> {
  const file = join(buildDir, 'current.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { web }: { web?: unknown } = JSON.parse(text);
  if (typeof web !== 'string') throw new Error(`${file} names no build of the web app: run npm start`);
  return web;
}
