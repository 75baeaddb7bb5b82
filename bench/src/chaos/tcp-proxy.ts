import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpProxy {
  port: number;
  /** Every connection of now is gone, in the middle of whatever it carried; new ones are taken. */
  cut(): void;
  /** Every piece of data waits so long in each direction; 0 is as fast as it goes. */
  slow(ms: number): void;
  close(): Promise<void>;
}

/** A line that can be broken: everything goes through to a port on loopback until somebody cuts it. */
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
    // One that was closed in order lets the other one say the rest.
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
