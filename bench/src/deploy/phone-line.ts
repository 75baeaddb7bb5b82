import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { type CallInput, type CallName, type CallOutput, calls, type Envelope } from '@juban/contract';

export interface Line {
  get(path: string): Promise<string>;
  call<Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
    headers?: Record<string, string>,
  ): Promise<CallOutput<Name>>;
  close(): void;
}

const TIME_LIMIT_MS = 20_000;

/**
 * A kept-alive connection from one person's own address, with a checked certificate. Throws on anything but
 * success.
 */
export function openLine(origin: string, ca: string, localAddress: string): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca, localAddress });
  async function ask(method: string, path: string, headers: Record<string, string>, body?: string) {
    const sent = request(`${origin}${path}`, {
      agent,
      method,
      headers,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text.slice(0, 200)}`);
    return text;
  }
  return {
    get: (path) => ask('GET', path, {}),
    async call(name, input, headers = {}) {
      const { method, path } = calls[name];
      const text = await (method === 'GET'
        ? ask('GET', `${path}?${new URLSearchParams(input as Record<string, string>)}`, headers)
        : ask('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(input)));
      const { code, msg, data } = JSON.parse(text) as Envelope<never>;
      if (code !== '0000') throw new Error(`${code} ${msg}`);
      return data;
    },
    close: () => agent.destroy(),
  };
}
