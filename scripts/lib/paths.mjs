import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Everything after the bootstrap runs on this Node 24, whatever version is installed. */
export const pinnedNode = path.join(root, 'node_modules/node/bin/node');

const moduleBin = path.join(root, 'node_modules/.bin');

export const buildRoot = path.join(root, '.build');

export const fromRoot = (...parts) => path.join(root, ...parts);

/** Environment of a child process, with the project's tools first in its PATH. */
export function toolEnvironment(extra = {}, environment = process.env) {
  return { ...environment, PATH: [moduleBin, environment.PATH].join(path.delimiter), ...extra };
}

/** For commands whose output is captured: no colours, and no NODE_ENV that changes a tool's behaviour. */
export function plainEnvironment(extra = {}) {
  const { FORCE_COLOR: _color, NODE_ENV: _env, ...rest } = toolEnvironment();
  return { ...rest, NO_COLOR: '1', ...extra };
}

/**
 * The PATH without any node_modules/.bin: npm must not run on the Node inside the folder that it is about to
 * replace.
 */
export function outsidePath(searchPath = '') {
  return searchPath
    .split(path.delimiter)
    .filter((entry) => !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(entry))
    .join(path.delimiter);
}
