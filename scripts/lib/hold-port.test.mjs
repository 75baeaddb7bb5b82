import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { holdPort } from './hold-port.mjs';

const HOST = '127.0.0.1';
let server;

async function serve(text, port) {
  server = createServer((_request, response) => response.end(text));
  server.listen(port, HOST);
  await once(server, 'listening');
  return server.address().port;
}

async function stop() {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

/** An unused port. */
async function freePort() {
  const port = await serve('', 0);
  await stop();
  return port;
}

const read = async (port) => (await fetch(`http://${HOST}:${port}/`)).text();

afterEach(() => server.close());

it('a request waits until the server is ready, also after a restart', async () => {
  const port = await freePort();
  const inner = await holdPort({ port, host: HOST });
  for (const text of ['first', 'second']) {
    const answer = read(port);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await serve(text, inner);
    expect(await answer).toBe(text);
    await stop();
  }
});

it('a connection closes when the server closes it', async () => {
  const port = await freePort();
  const inner = await holdPort({ port, host: HOST });
  await serve('text', inner);
  const socket = connect({ port, host: HOST });
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  server.closeAllConnections();
  await closed;
});
