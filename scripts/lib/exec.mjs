import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { secondsSince } from './progress.mjs';

const KEPT_CHARACTERS = 200_000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const GRACE_MS = 3000;

const live = new Set();
let stoppingWith;

/** Each command has its own process group, so that its children end with it. */
function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/** After a stop signal no awaited command returns, so that nothing else starts. */
function settle(child, resolve, result) {
  live.delete(child);
  if (stoppingWith === undefined) resolve(result);
  else if (live.size === 0) process.exit(stoppingWith);
}

/** Runs a command without stdin; never rejects: a command that cannot start has exit code 127. */
export function exec(command, args, { cwd = root, env = process.env, limitMs } = {}) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    let timedOut = false;
    const keep = (chunk) => {
      output = (output + chunk).slice(-KEPT_CHARACTERS);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    live.add(child);
    const giveUp = () => {
      timedOut = true;
      signalGroup(child, 'SIGKILL');
    };
    const limit = limitMs && setTimeout(giveUp, limitMs);
    const finish = (code) => {
      clearTimeout(limit);
      settle(child, resolve, { code, output, timedOut, seconds: secondsSince(begun) });
    };
    child.once('error', (error) => {
      keep(error.message);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Ends all running commands and this process on a stop signal; returns a function that removes the handler.
 */
export function stopCommandsOnSignals() {
  const removals = Object.entries(EXIT_CODES).map(([signal, code]) => {
    const stop = () => {
      stoppingWith = code;
      if (live.size === 0) process.exit(code);
      for (const child of live) signalGroup(child, 'SIGTERM');
      setTimeout(() => {
        for (const child of live) signalGroup(child, 'SIGKILL');
        process.exit(code);
      }, GRACE_MS);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  return () => {
    for (const remove of removals) remove();
  };
}
