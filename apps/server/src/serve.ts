import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './db/database.ts';

const SHUTDOWN_LIMIT_MS = 10_000;

/** Listens, and stops in order when asked to: no new connections, calls under way end, then the database closes. */
export async function serve(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app));
    return address;
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`port ${port} on ${host} is taken: stop what listens there, or pass --port`);
    }
    throw error;
  }
}

async function stop(app: FastifyInstance): Promise<void> {
  setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
  await app.close();
  process.exit(0);
}

/** Runs an entry: a start that cannot go on says so in one line. */
export async function run(entry: () => Promise<void>): Promise<void> {
  try {
    await entry();
  } catch (error) {
    const line = error instanceof StartError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
