import { type Call, fillPath } from '@juban/contract';
import { type Client, createClient } from '@juban/contract/client';

/** The product's own calls as this user; a refusal is thrown with its text. */
export const callsAs = (token: string): Client =>
  createClient(async (call, input) => {
    const response = await send(call, input, token).catch(() => {
      throw new Error('服务没有应答');
    });
    const answer = await response.json().catch(() => undefined);
    if (answer?.code !== '0000') throw new Error(answer?.msg ?? `服务应答 HTTP ${response.status}`);
    return answer;
  });

function send({ method, path }: Call, input: Readonly<Record<string, unknown>>, token: string) {
  const { address, rest } = fillPath(path, input);
  if (method === 'GET') {
    const query = new URLSearchParams(rest as Record<string, string>);
    return fetch(`${address}?${query}`, { headers: { token } });
  }
  const headers = { token, 'content-type': 'application/json' };
  return fetch(address, { method, headers, body: JSON.stringify(rest) });
}
