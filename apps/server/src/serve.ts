import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './db/database.ts';

const SHUTDOWN_LIMIT_MS = 10_000;
/**
 * Connections that the kernel queues while the process is busy; limited by net.core.somaxconn, 4,096 on
 * Linux. Node's default of 511 fills up at once in a rush, and a refused client retries only after seconds.
 */
const MOST_WAITING = 4_096;

/**
 * Listens, and stops in order when signalled: requests are sent elsewhere (production only: the demo has one
 * process), then no new connections, current calls end, the database closes.
 */
export async function serve(app: FastifyInstance, { host, port, appEnv }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port, backlog: MOST_WAITING });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop(app, appEnv === 'production'));
    }
    return address;
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`port ${port} on ${host} is taken: stop what listens there, or pass --port`);
    }
    throw error;
  }
}

async function stop(app: FastifyInstance, hasNeighbours: boolean): Promise<void> {
  if (hasNeighbours) await app.leave();
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
  await app.close();
  process.exit(0);
}

/** Runs an entry; a start that cannot continue prints one line. */
export async function run(entry: () => Promise<void>): Promise<void> {
  try {
    await entry();
  } catch (error) {
    const line = error instanceof StartError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
