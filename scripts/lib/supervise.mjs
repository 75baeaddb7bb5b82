import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fromRoot, pinnedNode, root, toolEnvironment } from './paths.mjs';
import { serviceArgs } from './service-args.mjs';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PATIENCE_MS = 15_000;
const ECHO_MS = 1000;

/** Starts a process of the product on Node 24; it ends with this one. */
export function spawnService({ entry, env, nodeArgs = [] }) {
  return spawn(pinnedNode, [...serviceArgs, ...nodeArgs, fromRoot(entry)], {
    cwd: root,
    env: toolEnvironment(env),
    // Its own process group: otherwise Ctrl-C in a terminal would reach it twice, from the terminal and from
    // here.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const exitCode = (code, signal) => code ?? 128 + constants.signals[signal];

function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  });
}

async function stop(child, end, signal = 'SIGTERM') {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  const kill = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await end;
  clearTimeout(kill);
}

/**
 * Waits for the server and its helpers to end; returns the server's exit code, or 1 if a helper ended first.
 * The server stops before its helpers, because it may need them while it finishes requests.
 */
export async function supervise(server, helpers = []) {
  let stopping = 0;
  const serverEnd = ended(server);
  const helperEnds = helpers.map(({ child }) => ended(child));
  const handlers = PASSED_ON.map((signal) => {
    const pass = () => {
      // npm repeats the terminal's signal at once; a second one from an impatient user comes later.
      if (stopping && Date.now() - stopping < ECHO_MS) return;
      if (stopping) server.kill('SIGKILL');
      else stop(server, serverEnd, signal);
      stopping = Date.now();
    };
    process.on(signal, pass);
    return () => process.off(signal, pass);
  });
  const lost = helpers.map(({ name }, index) => helperEnds[index].then((code) => ({ name, code })));
  const first = await Promise.race([serverEnd, ...lost]);
  if (typeof first === 'object' && !stopping) {
    console.error(`The ${first.name} ended with code ${first.code}; stopping the server.`);
    await stop(server, serverEnd);
  }
  const code = await serverEnd;
  await Promise.all(helpers.map(({ child }, index) => stop(child, helperEnds[index])));
  for (const remove of handlers) remove();
  return typeof first === 'object' && !stopping ? 1 : code;
}
