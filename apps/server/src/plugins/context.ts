import {
  BRANDS,
  type Brand,
  type ClientType,
  clientTypeOf,
  DEFAULT_CLIENT_TYPE,
  sendsPlainValues,
} from '@juban/catalog';
import { type SessionDevice, sessionDeviceOf } from '@juban/domain';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readVersion } from '../lib/read-version.ts';
import type { Account } from '../modules/identity/account.service.ts';

const SEALING_ET = '3';
const MOST_HEADER_LENGTH = 64;
const MOST_TOKEN_LENGTH = 256;
const DEFAULT_ALI_ID = '1';

/** Who calls, from where and by which client: read from headers once, the same for every call. */
export interface RequestContext {
  /** As the client named itself: the name its keys go by. */
  clientTypeId: string;
  clientType: ClientType;
  /** False when the client did not name itself, or by a name the catalogue does not have. */
  isKnownClient: boolean;
  version: string;
  brand: Brand;
  channelId: number;
  aliId: string;
  /** Sensitive values travel sealed in both directions. */
  sealsValues: boolean;
  token: string | undefined;
  address: string;
  /** Asked from within WeChat, whose own pages pay in a way of their own. */
  isInWechat: boolean;
  /** As the user agent says. */
  device: SessionDevice;
  /** As the client says; absent from most. */
  deviceId: string | undefined;
  /** The requester cookie that came with the request, filled in by its plugin. */
  requesterCookie: string | undefined;
  /** The requester cookie that the answer sets. */
  issuedCookie: string | undefined;
  /** The advertiser's name of the device, for those who count where buyers come from. */
  oaid: string;
  /** As sent: whoever takes one says which are none. */
  idempotencyKey: string | undefined;
  /** What stands for a login in calls that take one. */
  ticket: string | undefined;
  /** Filled in for calls with a token that holds, before anything else is looked at. */
  userId: string | undefined;
  account: Account | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
  }
}

/** Reads the request's headers into one context before any other hook needs it. */
export const contextPlugin = fp(
  async (app) => {
    app.decorateRequest('context', null as unknown as RequestContext);
    app.addHook('onRequest', (request, _reply, done) => {
      request.context = readContext(request);
      done();
    });
  },
  { name: 'context' },
);

function readContext(request: FastifyRequest): RequestContext {
  const clientTypeId = header(request, 'clienttype') || DEFAULT_CLIENT_TYPE;
  const clientType = clientTypeOf(clientTypeId);
  return {
    clientTypeId,
    clientType,
    isKnownClient: header(request, 'clienttype') === clientType.id,
    version: readVersion(clientTypeId, header(request, 'clientversion')),
    brand: BRANDS[clientType.brand],
    channelId: clientType.channelId,
    aliId: header(request, 'aliid') || DEFAULT_ALI_ID,
    sealsValues: header(request, 'et') === SEALING_ET && !sendsPlainValues(clientType),
    token: readToken(request),
    address: request.ip,
    isInWechat: /\bMicroMessenger\//i.test(request.headers['user-agent'] ?? ''),
    device: sessionDeviceOf(request.headers['user-agent'] ?? ''),
    deviceId: header(request, 'deviceid') || undefined,
    requesterCookie: undefined,
    issuedCookie: undefined,
    oaid: header(request, 'oaid') ?? '',
    idempotencyKey: readKey(request),
    ticket: header(request, 'ticket') || undefined,
    userId: undefined,
    account: undefined,
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value.slice(0, MOST_HEADER_LENGTH) : undefined;
}

function readToken(request: FastifyRequest): string | undefined {
  const value = request.headers.token || request.headers.authentication;
  return typeof value === 'string' && value.length <= MOST_TOKEN_LENGTH && value !== '' ? value : undefined;
}

/** Whole, or two long keys with one beginning would be the same. */
function readKey(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  return value === undefined ? undefined : String(value);
}
