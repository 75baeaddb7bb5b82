import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The connection is idle for hours: a broken network path must be detected. */
const KEEP_ALIVE_MS = 10_000;
/** Passed to every handler after a lost connection: notifications sent meanwhile did not arrive. */
export const RECONNECTED = 'reconnected';

type OnNotify = (payload: string) => void;

/** One connection for every NOTIFY; if lost, it is opened again and all listeners refresh. */
export function createListener(connectionString: string) {
  const handlers = new Map<string, OnNotify[]>();
  let client: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    const lost = new Promise<void>((resolve) => {
      next.once('end', () => resolve());
    });
    next.on('error', () => {});
    next.on('notification', ({ channel, payload }) => {
      for (const handle of handlers.get(channel) ?? []) handle(payload ?? '');
    });
    await next.connect();
    await listenAgain(next);
    if (closed) return next.end();
    client = next;
    // Only an established connection can be lost; one that failed to open is retried by its caller, or
    // retries would double.
    void lost.then(reconnect);
  }

  /** A connection that cannot listen, for example on a server that is still recovering, is closed. */
  async function listenAgain(next: pg.Client): Promise<void> {
    try {
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // Not awaited: the other end may never answer the close.
      next.end().catch(() => {});
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await delay(RETRY_MS, undefined, { ref: false });
      const stands = await connect().then(
        () => true,
        () => false,
      );
      if (!stands) continue;
      if (closed) return;
      for (const list of handlers.values()) for (const handle of list) handle(RECONNECTED);
      return;
    }
  }

  return {
    async listen(channel: string, onNotify: OnNotify): Promise<void> {
      handlers.set(channel, [...(handlers.get(channel) ?? []), onNotify]);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await connect();
    },
    async close(): Promise<void> {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
