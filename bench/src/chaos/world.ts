import {
  type LaunchedServer,
  launchServer,
  type ServerOptions,
} from '../../../apps/server/test/server-process.ts';
import type { KnownFacts } from './known-facts.ts';
import { openStage, type Stage } from './stage.ts';
import type { Store } from './store.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A process of the product and the proxy in front of it. */
export interface Slot {
  server: LaunchedServer;
  stage: Stage;
  line: TcpProxy;
  /** Starts it again on the same port, without waiting. */
  launch(): LaunchedServer;
}

/** Everything that can break. */
export interface World {
  slots: readonly Slot[];
  store: Store;
  sandboxUrl: string;
  facts: KnownFacts;
  /** Times until all processes answered again. */
  backMs: number[];
  close(): Promise<void>;
}

export interface WorldOptions {
  store: Store;
  sandboxPort: number;
  ports: readonly number[];
  facts: KnownFacts;
}

async function openSlot(options: ServerOptions & { port: number }, facts: KnownFacts): Promise<Slot> {
  const server = launchServer(options);
  await server.ready;
  const line = await openTcpProxy(() => options.port);
  const stage = await openStage(`http://127.0.0.1:${line.port}`, options.sandboxPort, facts);
  const slot: Slot = {
    server,
    stage,
    line,
    launch() {
      slot.server = launchServer(options);
      return slot.server;
    },
  };
  return slot;
}

/**
 * Starts the processes of the product on one store, one after the other, because the first one prepares it.
 */
export async function openWorld({ store, sandboxPort, ports, facts }: WorldOptions): Promise<World> {
  const slots: Slot[] = [];
  for (const port of ports) slots.push(await openSlot({ ...store.where, sandboxPort, port }, facts));
  return {
    slots,
    store,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    facts,
    backMs: [],
    async close() {
      for (const { server, line } of slots) {
        await server.stop();
        await line.close();
      }
    },
  };
}

/** Whether every process is ready. */
export async function isServed({ slots }: World): Promise<boolean> {
  const answers = await Promise.all(slots.map(({ server }) => fetch(`${server.url}/readyz`)));
  return answers.every(({ ok }) => ok);
}
