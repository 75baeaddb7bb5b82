import { sendsPlainValues } from '@juban/catalog';
import { type Call, fillPath } from '@juban/contract/call';
import type { Transport } from '@juban/contract/client';
import { SUCCESS } from '@juban/contract/codes';
import type { ClientIdentity } from '../session/client-identity.ts';
import { TOKEN_FORM } from '../session/token-form.ts';
import { noConnection } from './api-error.ts';
import { loadSealing, loadSigning } from './load-wire.ts';
import { readAnswer, whole } from './read-answer.ts';

type Input = Readonly<Record<string, unknown>>;

export interface HttpOptions {
  fetch: typeof globalThis.fetch;
  token: () => string;
  client: () => ClientIdentity;
  /** The aliId of the page's address, from the sharer's link. */
  aliId?: () => string | undefined;
  /** Headers that name the device inside the app. */
  deviceHeaders?: () => Promise<Record<string, string>>;
}

/** Time limit of a call in ms; the server gives up long before. */
export const CALL_LIMIT_MS = 600_000;
const DEFAULT_ALI_ID = '1';
const ALI_ID = /^[\w-]{1,64}$/;
const SEALED = '3';

/** Sends the calls of a page over HTTP. */
export function createHttpTransport(options: HttpOptions): Transport {
  return async (call, input) => {
    const { clientType, clientVersion } = options.client();
    const sealed = !sendsPlainValues(clientType);
    const headers: Record<string, string> = {
      ...callHeaders(options.token(), clientType.id, clientVersion, options.aliId?.()),
      ...(sealed && { et: SEALED }),
      ...ownHeaders(call, input),
      ...(call.device && (await options.deviceHeaders?.())),
    };
    const payload = sealed ? await sealInput(call, input, clientType.id) : input;
    if (call.signed) Object.assign(headers, await signatureHeaders(call, payload, clientType.id, sealed));
    const response = await send(options.fetch, call, payload, headers);
    if (call.raw && response.ok) return { code: SUCCESS, msg: '', data: await whole(response.blob()) };
    return readAnswer(response, { clientTypeId: clientType.id, sealed });
  };
}

/** The headers of every call, used by the page and by rendering on the server. */
export function callHeaders(stored: string, clientType: string, clientVersion: string, from = '') {
  const aliId = ALI_ID.test(from) ? from : DEFAULT_ALI_ID;
  // An invalid token is sent as none; the server then asks for a login, and the page removes it.
  const token = TOKEN_FORM.test(stored) ? stored : '';
  return { token, authentication: token, clientVersion, clientType, aliId };
}

/** Headers accept only visible ASCII; other values stay in the body. */
const HEADER_VALUE = /^[\x21-\x7e]{1,128}$/;

function ownHeaders({ headers = {} }: Call, input: Input): Record<string, string> {
  const given = Object.entries(headers).map(([name, field]) => [name, input[field]]);
  return Object.fromEntries(given.filter(([, value]) => HEADER_VALUE.test(String(value ?? ''))));
}

async function sealInput(call: Call, input: Input, clientType: string): Promise<Input> {
  const fields = (call.sealed ?? []).filter((field) => typeof input[field] === 'string');
  if (fields.length === 0) return input;
  const { sealValue } = await loadSealing();
  const sealed: Record<string, unknown> = { ...input };
  for (const field of fields) sealed[field] = await sealValue(clientType, String(input[field]));
  return sealed;
}

async function signatureHeaders(call: Call, input: Input, clientType: string, sealed: boolean) {
  const { signRequest } = await loadSigning();
  const t = Date.now();
  const params = Object.fromEntries(queryOf(input));
  const sign = signRequest({ clientType, path: call.path, t, params });
  return { t: String(t), sign, ...(sealed && { uet: SEALED }) };
}

function queryOf(input: Input): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

const pick = (input: Input, names: readonly string[] = []): Input =>
  Object.fromEntries(names.map((name) => [name, input[name]]));

async function send(fetch: HttpOptions['fetch'], call: Call, input: Input, headers: Record<string, string>) {
  // The oldest supported web views lack AbortSignal.timeout.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CALL_LIMIT_MS);
  const { address, rest } = fillPath(call.path, input);
  const names = call.method === 'GET' ? Object.keys(rest) : call.query;
  const query = queryOf(pick(rest, names)).toString();
  const body = call.method === 'POST' ? JSON.stringify(rest) : null;
  try {
    return await fetch(query ? `${address}?${query}` : address, {
      method: call.method,
      headers: body === null ? headers : { ...headers, 'content-type': 'application/json' },
      body,
      signal: limit.signal,
      credentials: 'same-origin',
    });
  } catch {
    throw noConnection();
  } finally {
    clearTimeout(timer);
  }
}
