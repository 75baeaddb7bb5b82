import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy;
beforeEach(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as { port: number };
  proxy = await openTcpProxy(() => port);
});
afterEach(async () => {
  await proxy.close();
  echo.close();
});

async function say(text: string): Promise<string> {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.end(text);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

it('forwards data both ways', async () => {
  expect(await say('一句话')).toBe('一句话');
});

it('keeps the order of data when it is slow', async () => {
  proxy.slow(5);
  const long = Array.from({ length: 40_000 }, (_unused, at) => at).join();
  expect((await say(long)) === long).toBe(true);
});

it('cuts open connections and accepts new ones', async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write('a');
  await once(socket, 'data');
  const gone = once(socket, 'error');
  proxy.cut();
  await gone;
  expect(await say('b')).toBe('b');
});
