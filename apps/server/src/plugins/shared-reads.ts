import { type CallName, type CallOutput, type CallRequest, CODES, calls, SUCCESS } from '@juban/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sha256 } from '../lib/secrets.ts';
import type { Clock } from '../ports/clock.ts';
import { successCode } from './calls.ts';
import { compress, pickEncoding } from './compress.ts';
import type { RequestContext } from './context.ts';

const MOST_ENTRIES = 2_000;
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';

export interface SharedRead<Data> {
  data: Data;
  /** Business time at which the answer changes by itself, for example when an activity opens. */
  changesAt?: Date | undefined;
}

interface ReadyBytes {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  changesAt: number;
}

type Loader<Name extends CallName> = (
  input: CallRequest<Name>,
  context: RequestContext,
) => Promise<SharedRead<CallOutput<Name>>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a call that everybody shares from ready bytes, made once for each input and brand. */
    sharedCall<Name extends CallName>(name: Name, load: Loader<Name>): void;
    /** Forgets all ready bytes: content changed or the clock was moved. */
    forgetSharedReads(): void;
  }
}

export const sharedReadsPlugin = fp<{ clock: Clock }>(
  async (app, { clock }) => {
    const ready = new Map<string, Promise<ReadyBytes>>();
    app.decorate('forgetSharedReads', () => ready.clear());
    app.decorate('sharedCall', <Name extends CallName>(name: Name, load: Loader<Name>) => {
      const find = async (request: FastifyRequest): Promise<ReadyBytes> => {
        const input = await app.checkedInput(name, request);
        const key = `${name}\n${request.context.brand.id}\n${JSON.stringify(input)}`;
        const now = clock.businessNow().getTime();
        const known = await ready.get(key);
        if (known && now < known.changesAt) return known;
        const made = load(input, request.context).then((read) => makeReady(calls[name].path, read));
        if (ready.size >= MOST_ENTRIES) ready.clear();
        ready.set(key, made);
        // A refusal is not kept: the channel may exist a moment later.
        made.catch(() => ready.delete(key));
        return made;
      };
      app.route({
        ...app.callRoute(name),
        handler: async (request, reply) => sendReady(request, reply, await find(request)),
      });
    });
  },
  { name: 'shared-reads', dependencies: ['calls'] },
);

async function makeReady(path: string, read: SharedRead<unknown>): Promise<ReadyBytes> {
  const plain = Buffer.from(
    JSON.stringify({ code: successCode(path), msg: CODES[SUCCESS].msg, data: read.data }),
  );
  const [br, gzip] = await Promise.all([compress(plain, 'br', 11), compress(plain, 'gzip', 9)]);
  return {
    plain,
    br,
    gzip,
    etag: `"${sha256(plain.toString())}"`,
    changesAt: read.changesAt?.getTime() ?? Infinity,
  };
}

function sendReady(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes): FastifyReply {
  reply.type('application/json; charset=utf-8').header('cache-control', CACHE_CONTROL);
  // Sealed bodies are made for one client type: they take the text and are not shared further.
  if (request.context.clientType.sealedBody)
    return reply.header('cache-control', 'no-store').send(bytes.plain.toString());
  reply.header('etag', bytes.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === bytes.etag) return reply.code(304).send();
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? bytes[encoding] : bytes.plain);
}
