import {
  type Call,
  type CallName,
  type CallOutput,
  type CallRequest,
  CODES,
  calls,
  SUCCESS,
} from '@juban/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isHeldTag, SHARED_A_MOMENT } from '../lib/http-cache.ts';
import { sha256 } from '../lib/secrets.ts';
import { withinCall } from '../lib/time-limit.ts';
import type { Clock } from '../ports/clock.ts';
import { successCode } from './calls.ts';
import { compress, type Encoding, pickEncoding } from './compress.ts';
import type { RequestContext } from './context.ts';

const MOST_ENTRIES = 2_000;
/** The brand follows from the client type; the others are the encoding and the readers of the answer. */
const VARY = 'origin, accept-encoding, clienttype';

export interface SharedRead<Data> {
  data: Data;
  /** Business time at which the answer changes by itself, for example when an activity opens. */
  changesAt?: Date | undefined;
  /** Real time from which the answer must not be served, for example because a link in it expires. */
  expiresAt?: Date | undefined;
}

export interface SharedReadOptions {
  /**
   * The answer depends on more than the caller's brand: it contains a value sealed under the client's own
   * name, or (`known`) depends on its client type; clients unknown to the catalogue share one answer.
   */
  perClient?: true | 'known';
}

interface ReadyBytes {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  /** The headers that each encoding was last sent with to a caller without special headers. */
  heads: Partial<Record<Packing, readonly string[]>>;
  changesAt: number;
  expiresAt: number;
}

type Packing = 'plain' | Encoding;

type Loader<Name extends CallName> = (
  input: CallRequest<Name>,
  context: RequestContext,
) => Promise<SharedRead<CallOutput<Name>>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a call that is the same for all callers from ready bytes, made once per input and brand. */
    sharedCall<Name extends CallName>(name: Name, load: Loader<Name>, options?: SharedReadOptions): void;
    /** Clears all ready bytes: content changed or the clock was moved. */
    forgetSharedReads(): void;
  }
}

export const sharedReadsPlugin = fp<{ clock: Clock }>(
  async (app, { clock }) => {
    const store = createReadyStore(clock);
    app.decorate('forgetSharedReads', store.forget);
    const share = <Name extends CallName>(
      name: Name,
      load: Loader<Name>,
      options: SharedReadOptions = {},
    ) => {
      const callerOf = ({ context }: FastifyRequest) => callerKey(context, options.perClient);
      // The raw address with the caller class that may share its answer.
      const addressOf = (request: FastifyRequest) => `${callerOf(request)}\n${request.raw.url}`;
      const read = async (request: FastifyRequest, reply: FastifyReply): Promise<ReadyBytes> => {
        const input = await app.checkedInput(name, request);
        const key = `${name}\n${callerOf(request)}\n${JSON.stringify(input)}`;
        store.remember(addressOf(request), key);
        const make = async () => makeReady(calls[name].path, await load(input, request.context));
        return store.find(key) ?? withinCall(reply, store.loadOnce(key, make));
      };
      const call: Call = calls[name];
      // A signature must be checked each time.
      const isRecalled = call.signed !== true;
      app.route({
        ...app.callRoute(name),
        handler: (request, reply) => {
          // Most callers repeat an earlier address exactly: their input needs no second validation, and no
          // promise is created, which at thousands of calls a second would cost as much as the answer itself.
          const known = isRecalled && store.recall(addressOf(request));
          if (known) return void sendReady(request, reply, known);
          return read(request, reply).then((bytes) => sendReady(request, reply, bytes));
        },
      });
    };
    app.decorate('sharedCall', share);
  },
  { name: 'shared-reads', dependencies: ['calls'] },
);

function callerKey(context: RequestContext, perClient: SharedReadOptions['perClient']): string {
  const { brand, clientTypeId, isKnownClient } = context;
  if (perClient === undefined) return brand.id;
  return `${brand.id}/${perClient === true || isKnownClient ? clientTypeId : ''}`;
}

function createReadyStore(clock: Clock) {
  const ready = new Map<string, ReadyBytes>();
  const keys = new Map<string, string>();
  const loading = new Map<string, Promise<ReadyBytes>>();
  return {
    forget(): void {
      ready.clear();
      loading.clear();
    },
    find: (key: string) => unlessStale(ready.get(key), clock),
    /** Remembers which key an address leads to; that never changes, even when the bytes do. */
    remember(address: string, key: string): void {
      if (keys.size >= MOST_ENTRIES) keys.clear();
      keys.set(address, key);
    },
    recall: (address: string) => unlessStale(ready.get(keys.get(address) ?? ''), clock),
    /** Concurrent callers wait for the same load; a refusal is not cached. */
    loadOnce(key: string, load: () => Promise<ReadyBytes>): Promise<ReadyBytes> {
      const underWay = loading.get(key);
      if (underWay) return underWay;
      const made = load()
        .then((bytes) => {
          // Cleared while it was loading, so it may be outdated: its callers get it, the store does not.
          if (loading.get(key) !== made) return bytes;
          if (ready.size >= MOST_ENTRIES) ready.clear();
          ready.set(key, bytes);
          return bytes;
        })
        .finally(() => {
          if (loading.get(key) === made) loading.delete(key);
        });
      loading.set(key, made);
      return made;
    },
  };
}

function unlessStale(bytes: ReadyBytes | undefined, clock: Clock): ReadyBytes | undefined {
  if (!bytes || clock.businessNow().getTime() >= bytes.changesAt) return undefined;
  return bytes.expiresAt === Infinity || clock.realNow().getTime() < bytes.expiresAt ? bytes : undefined;
}

async function makeReady(path: string, read: SharedRead<unknown>): Promise<ReadyBytes> {
  const plain = Buffer.from(
    JSON.stringify({ code: successCode(path), msg: CODES[SUCCESS].msg, data: read.data }),
  );
  const [br, gzip] = await Promise.all([compress(plain, 'br', 11), compress(plain, 'gzip', 9)]);
  return {
    plain,
    br,
    gzip,
    heads: {},
    etag: `"${sha256(plain.toString())}"`,
    changesAt: read.changesAt?.getTime() ?? Infinity,
    expiresAt: read.expiresAt?.getTime() ?? Infinity,
  };
}

function sendReady(request: FastifyRequest, reply: FastifyReply, bytes: ReadyBytes): FastifyReply {
  const packing = pickEncoding(request.headers['accept-encoding']) ?? 'plain';
  const isUsual = isUsualCaller(request);
  const head = isUsual && bytes.heads[packing];
  if (head) return sendAgain(reply, head, bytes[packing]);
  reply.type('application/json; charset=utf-8').header('cache-control', SHARED_A_MOMENT);
  // Sealed bodies are made for one client type: they use the text and are not shared further.
  if (request.context.clientType.sealedBody)
    return reply.header('cache-control', 'no-store').send(bytes.plain.toString());
  reply.header('etag', bytes.etag).header('vary', VARY);
  if (isHeldTag(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send();
  if (packing !== 'plain') reply.header('content-encoding', packing);
  reply.header('content-length', bytes[packing].length);
  if (isUsual) bytes.heads[packing] = Object.entries(reply.getHeaders()).flat().map(String);
  return reply.send(bytes[packing]);
}

/** True if the answer needs no header for this caller (origin, etag, leaving). */
function isUsualCaller({ method, headers, context, server }: FastifyRequest): boolean {
  const asksForMore = headers.origin !== undefined || headers['if-none-match'] !== undefined;
  return method === 'GET' && !asksForMore && !context.clientType.sealedBody && !server.isLeaving();
}

/** Repeats the recorded headers and body: the framework did its work for the first caller. */
function sendAgain(reply: FastifyReply, head: readonly string[], body: Buffer): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, head as string[]).end(body);
  return reply;
}
