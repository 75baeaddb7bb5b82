import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { isMigrated } from '../db/migrate.ts';
import { withTimeLimit } from '../lib/time-limit.ts';

const READY_LIMIT_MS = 2_000;

/**
 * /healthz reports on the process; /readyz also on the database, its migrations and whether the process is
 * stopping.
 */
export const healthPlugin = fp<{ database: Database }>(
  async (app, { database }) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      const ready =
        !app.isLeaving() && (await withTimeLimit(isMigrated(database), READY_LIMIT_MS).catch(() => false));
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' });
    });
  },
  { name: 'health', dependencies: ['leave'] },
);
