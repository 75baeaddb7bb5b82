import { connect } from 'node:net';

const HOST = 'host: x\r\n';
const PATH = '/api/outside/vip/config';

/** Bytes that are not a valid request; they fail before any route or hook. */
export const RAW_BYTES: Readonly<Record<string, string>> = {
  'no request at all': 'hello\r\n\r\n',
  'a broken escape': `GET /api/%zz HTTP/1.1\r\n${HOST}\r\n`,
  'a broken escape in a page': `GET /%c0%ae%c0%ae/ HTTP/1.1\r\n${HOST}\r\n`,
  'an unknown method': `FROB ${PATH} HTTP/1.1\r\n${HOST}\r\n`,
  'a version that is none': `GET ${PATH} HTTP/9.9\r\n${HOST}\r\n`,
  'no host': `GET ${PATH} HTTP/1.1\r\n\r\n`,
  'a null byte in a header': `GET ${PATH} HTTP/1.1\r\n${HOST}token: a\0b\r\n\r\n`,
  'a header name that is none': `GET ${PATH} HTTP/1.1\r\n${HOST}to ken: a\r\n\r\n`,
  'headers too large': `GET ${PATH} HTTP/1.1\r\n${HOST}token: ${'a'.repeat(40_000)}\r\n\r\n`,
  'too many headers': `GET ${PATH} HTTP/1.1\r\n${HOST}${'a: b\r\n'.repeat(5_000)}\r\n`,
  'an address too long': `GET ${PATH}?channel=${'a'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`,
  'two lengths': `POST ${PATH} HTTP/1.1\r\n${HOST}content-length: 2\r\ncontent-length: 9\r\n\r\n{}`,
  'a length that is none': `POST ${PATH} HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n{}`,
  'a length and chunks': `POST ${PATH} HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
  'chunks that are none': `POST ${PATH} HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
  'an expectation': `GET ${PATH} HTTP/1.1\r\n${HOST}expect: nonsense\r\n\r\n`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

const HANG_MS = 5_000;
const ANSWER = /^HTTP\/1\.1 (\d{3}) /;

const NO_CHUNKS = '0\r\n\r\n';

export interface RawAnswer {
  status: number;
  body: string;
}

/** Sends bytes and closes the sending side; undefined if the server closed without an answer. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes, 'latin1'));
    const chunks: Buffer[] = [];
    socket.setTimeout(HANG_MS, () => socket.destroy(new Error('the server neither answered nor closed')));
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may close while we still write; its earlier answer counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const status = ANSWER.exec(text)?.[1];
      if (status === undefined) return resolve(undefined);
      const body = text.slice(text.indexOf('\r\n\r\n') + 4);
      resolve({ status: Number(status), body: body === NO_CHUNKS ? '' : body });
    });
  });
}

/**
 * Returns what is wrong with the answer to invalid bytes: Node's own refusals have no body, all others are
 * envelopes.
 */
export function findRawFault(answer: RawAnswer | undefined): string | undefined {
  if (answer === undefined || (answer.body === '' && answer.status < 500)) return undefined;
  if (answer.status >= 500) return `status ${answer.status}`;
  const isEnvelope = /^\{"code":"\d{4}","msg":"[^"]*[\u4e00-\u9fff]/.test(answer.body);
  return isEnvelope ? undefined : `no envelope: ${answer.body.slice(0, 120)}`;
}
