import { CODE } from '@juban/contract/code-names';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';

const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin of the page that calls. Only pages of the console may change something: in production those of its own
 * origin, in the demo those of the server itself under a loopback name, so that no other name that leads here counts.
 */
export function checkOrigin({ headers }: FastifyRequest, consoleOrigin: string | undefined): string {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) throw new Refusal(CODE.forbidden);
  const isOwn =
    consoleOrigin === undefined
      ? origin === `http://${host}` && LOOPBACK_NAMES.has(new URL(origin).hostname)
      : origin === consoleOrigin;
  if (!isOwn) throw new Refusal(CODE.forbidden);
  return origin;
}
