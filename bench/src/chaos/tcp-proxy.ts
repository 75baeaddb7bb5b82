import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpProxy {
  port: number;
  /** Cuts all open connections; new ones are accepted. */
  cut(): void;
  /** Delays all data in both directions; 0 for no delay. */
  slow(ms: number): void;
  close(): Promise<void>;
}

/** A TCP proxy to a port on loopback that can be slowed down and cut. */
export async function openTcpProxy(targetPort: () => number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;

  const lane = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs > 0) setTimeout(done, delayMs, null, chunk);
        else done(null, chunk);
      },
    });

  function keep(socket: Socket, other: Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    // After an orderly close, the other side may still send the rest.
    socket.on('close', (hasFailed) => {
      sockets.delete(socket);
      if (hasFailed) other.destroy();
    });
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: targetPort(), host: '127.0.0.1', allowHalfOpen: true });
    keep(near, far);
    keep(far, near);
    near.setNoDelay();
    far.setNoDelay();
    near.pipe(lane()).pipe(far);
    far.pipe(lane()).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port,
    cut,
    slow: (ms) => {
      delayMs = ms;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
