import type { Socket } from 'node:net';
import { CODES } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security-headers.ts';

/**
 * Requests that cannot be parsed never reach a hook or the error handler, yet their sender gets the envelope
 * too.
 */
const BODY = JSON.stringify({ code: CODE.badRequest, msg: CODES[CODE.badRequest].msg, data: null });
const HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};

/** Time for the answer to arrive; a sender that keeps sending cannot hold the connection longer. */
const LINGER_MS = 1_000;

/** Fastify's own refusals before a route is found: an address with a broken escape. */
export function answerUnreadableAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(CODES[CODE.badRequest].status).headers(HEADERS).send(BODY);
}

/** Node's refusals before there is a request: junk, headers too large, a request that never ends. */
export function answerUnreadableBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const lines = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`);
  const head = ['HTTP/1.1 400 Bad Request', ...lines, `content-length: ${Buffer.byteLength(BODY)}`];
  socket.end(`${head.join('\r\n')}\r\nconnection: close\r\n\r\n${BODY}`);
  // Our half is closed now; senders who never close theirs would keep the connection open for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
