import { EventEmitter } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from './paths.mjs';
import { spawnService } from './supervise.mjs';

const REPORT_MODULES = ['--import', pathToFileURL(fromRoot('scripts/lib/report-modules.mjs')).href];
/** The server reads these files itself, so they are not in the list of modules. */
const DATA_FOLDERS = [fromRoot('apps/server/src/db/migrations')];
/**
 * Long enough for a checkout of many files, and for open pages to fetch an edited module before the server
 * stops.
 */
const SETTLE_MS = 500;
const STOP_LIMIT_MS = 15_000;

/** Calls back for changed files of the watched folders, without subfolders. */
function watchFolders(onChange) {
  const watchers = new Map();
  const forget = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder) => {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_event, name) => name && onChange(path.join(folder, name)));
      watchers.set(folder, watcher);
      watcher.on('error', () => forget(folder));
    } catch (error) {
      // The folder of a missing module.
      if (error.code !== 'ENOENT') throw error;
    }
  };
  const close = () => {
    for (const folder of [...watchers.keys()]) forget(folder);
  };
  return { add, close };
}

/**
 * A service that restarts when a file that it has loaded changes. Node's --watch-path restarts for every file
 * of a folder, including tests, and --watch for Vite's temporary files. For supervise() it looks like a child
 * process that only exits after kill().
 */
class RestartingService extends EventEmitter {
  exitCode = null;
  signalCode = null;
  #name;
  #start;
  #files;
  #child;
  #loaded = new Set();
  #killed = false;
  #restarting = false;
  #settling;

  constructor(name, start, openFiles) {
    super();
    this.#name = name;
    this.#start = start;
    this.#files = openFiles((file) => this.#onChange(file));
    for (const folder of DATA_FOLDERS) this.#files.add(folder);
    this.#run();
  }

  kill(signal) {
    this.#killed = true;
    this.#files.close();
    clearTimeout(this.#settling);
    if (this.#child) this.#child.kill(signal);
    else this.#exit(1, null);
  }

  #run() {
    this.#restarting = false;
    this.#child = this.#start();
    this.#child.on('message', ({ loaded = [] }) => this.#onLoad(loaded));
    this.#child.once('error', (error) => this.emit('error', error));
    this.#child.once('exit', (code, signal) => this.#onExit(code, signal));
  }

  #exit(code, signal) {
    this.exitCode = code;
    this.signalCode = signal;
    this.emit('exit', code, signal);
  }

  #onExit(code, signal) {
    this.#child = undefined;
    if (this.#killed) return this.#exit(code, signal);
    if (this.#restarting) return this.#run();
    console.error(
      `${this.#name} ended (${signal ?? `code ${code}`}). It restarts when one of its files changes.`,
    );
  }

  #onLoad(files) {
    for (const file of files) {
      this.#loaded.add(file);
      if (!this.#killed) this.#files.add(path.dirname(file));
    }
  }

  #onChange(file) {
    if (!this.#loaded.has(file) && !DATA_FOLDERS.includes(path.dirname(file))) return;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#restart(file), SETTLE_MS);
  }

  #restart(file) {
    if (this.#restarting) return;
    console.log(`Restarting ${this.#name}: ${path.relative(root, file)} changed.`);
    const child = this.#child;
    if (!child) return this.#run();
    this.#restarting = true;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => clearTimeout(force));
  }
}

/** Starts a service like spawnService(), and again whenever its code changes. */
export function spawnRestartingService(
  { entry, env },
  { spawn = spawnService, openFiles = watchFolders } = {},
) {
  return new RestartingService(entry, () => spawn({ entry, env, nodeArgs: REPORT_MODULES }), openFiles);
}
