import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const ACCEPTED = /\r\n\r\nsuccess$/;
const WHOLE = /\r\n\r\n.+$/s;

export interface Volley {
  perSecond: number;
  p99Ms: number;
}

/** Posts each body once over kept-alive connections, with as little overhead as pgbench. */
export async function fireNotifications(
  url: string,
  path: string,
  bodies: readonly string[],
  connections: number,
): Promise<Volley> {
  const { hostname, port, host } = new URL(url);
  const requests = bodies.map((body) => writeRequest(host, path, body));
  const times: number[] = [];
  let next = 0;
  const drive = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, 'connect');
    for (let turn = next++; turn < requests.length; turn = next++) {
      const begun = performance.now();
      const answer = await ask(socket, requests[turn] ?? '');
      times.push(performance.now() - begun);
      if (!ACCEPTED.test(answer)) throw new Error(`a notification was answered with ${answer}`);
    }
    socket.destroy();
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, drive));
  const seconds = (performance.now() - begun) / 1_000;
  times.sort((left, right) => left - right);
  return {
    perSecond: bodies.length / seconds,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

function writeRequest(host: string, path: string, body: string): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/x-www-form-urlencoded; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const hear = (bytes: Buffer) => {
      answer += bytes.toString('latin1');
      if (!WHOLE.test(answer)) return;
      socket.off('data', hear).off('error', reject);
      resolve(answer);
    };
    socket.on('data', hear).on('error', reject);
    socket.write(request);
  });
}
