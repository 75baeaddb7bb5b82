import Fastify from 'fastify';
import pg from 'pg';

export interface BareSetup {
  /** Answers that are sent unchanged. */
  ready: ReadonlyArray<{ path: string; headers: Record<string, string>; bodyBase64: string }>;
  databaseUrl: string;
}

/** Header with the user id for the bare select. */
const ID = 'x-user-id';
const POOL_SIZE = 10;
const SELECT = { name: 'one-user', text: 'select id, nick_name, head_img_url from users where id = $1' };

/** The limit for comparison: Fastify without any of our code, in a separate process. */
async function serve({ ready, databaseUrl }: BareSetup): Promise<void> {
  const app = Fastify();
  for (const { path, headers, bodyBase64 } of ready) {
    const body = Buffer.from(bodyBase64, 'base64');
    app.get(path, (_request, reply) => reply.headers(headers).send(body));
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  app.get('/select', async (request) => {
    const { rows } = await pool.query({ ...SELECT, values: [request.headers[ID]] });
    return { code: '0000', msg: '', data: rows[0] };
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(address);
}

process.once('message', (setup) => void serve(setup as BareSetup));
process.once('disconnect', () => process.exit(0));
