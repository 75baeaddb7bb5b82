import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeldTag, SHARED_A_MOMENT } from '../../lib/http-cache.ts';
import { type Encoding, pickEncoding } from '../compress.ts';
import { lastResortPage } from './last-resort-page.ts';
import { type PageAddress, withToken } from './page-address.ts';
import type { SourcedPage } from './page-source.ts';
import { makeReadyPage, type ReadyPage } from './ready-page.ts';

const PRIVATE = 'no-store';
const HTML = 'text/html; charset=utf-8';

export function sendSourced(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PageAddress,
  sourced: SourcedPage,
) {
  if (sourced.kind === 'page') return sendReady(request, reply, sourced.page, sourced.status);
  reply.header('cache-control', PRIVATE);
  if (sourced.kind === 'redirect') {
    return reply.code(sourced.status).header('location', withToken(sourced.location, address.token)).send();
  }
  const busy = makeReadyPage(lastResortPage());
  reply.header('retry-after', sourced.retryAfterSeconds);
  return sendReady(request, reply, busy, sourced.status);
}

export function sendReady(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, status: number) {
  const shared = status === 200;
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', shared ? SHARED_A_MOMENT : PRIVATE)
    .header('vary', 'accept-encoding');
  if (shared) {
    reply.header('etag', page.etag);
    if (isHeldTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = pickEncoding(request.headers['accept-encoding']);
  reply.code(status).header('content-type', HTML);
  const body = page.body(encoding);
  if (!(body instanceof Promise)) return sendBytes(reply, body, encoding);
  return body.then(
    (bytes) => sendBytes(reply, bytes, encoding),
    async (error: unknown) => {
      request.log.error({ err: error }, 'page not packed');
      // Uncompressed it is larger, but still correct.
      return sendBytes(reply, await page.body(undefined), undefined);
    },
  );
}

function sendBytes(reply: FastifyReply, bytes: Buffer, encoding: Encoding | undefined): FastifyReply {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
