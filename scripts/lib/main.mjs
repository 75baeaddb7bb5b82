import { Refusal } from './refusal.mjs';

const LOOK_MS = 500;

/** npm passes nothing on when it is killed with -9; without this, its children would keep their ports. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

/** Runs a command's main function and converts its result or error into the exit code. */
export async function runMain(main) {
  endWithNpm();
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
