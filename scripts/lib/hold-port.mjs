import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';
const RETRY_MS = 100;

async function listen(server, port, host) {
  server.listen({ port, host });
  await once(server, 'listening');
  return server.address().port;
}

async function findFreePort() {
  const probe = createServer();
  const port = await listen(probe, 0, LOOPBACK);
  probe.close();
  await once(probe, 'close');
  return port;
}

function passOn(client, port) {
  const server = connect({ port, host: LOOPBACK });
  let connected = false;
  const giveUp = () => server.destroy();
  client.once('close', giveUp);
  server.once('connect', () => {
    connected = true;
    client.pipe(server).pipe(client);
  });
  server.once('error', () => undefined);
  server.once('close', () => {
    client.off('close', giveUp);
    if (connected) client.destroy();
    else if (!client.destroyed) setTimeout(passOn, RETRY_MS, client, port).unref();
  });
  server.unref();
}

/**
 * Listens on a port in place of a restarting server and returns the port on which that server must listen.
 * Requests wait during a restart, because a browser does not retry a refused connection.
 */
export async function holdPort({ port, host }) {
  const inner = await findFreePort();
  const front = createServer((client) => {
    client.on('error', () => undefined);
    client.unref();
    passOn(client, inner);
  });
  await listen(front, port, host);
  front.unref();
  return inner;
}
