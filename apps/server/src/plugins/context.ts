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

/** The caller, their address and client: read from headers once, in the same way for every call. */
export interface RequestContext {
  /** The name the client gave itself, which its keys are stored under. */
  clientTypeId: string;
  clientType: ClientType;
  /** False if the client gave no name, or one that is not in the catalogue. */
  isKnownClient: boolean;
  version: string;
  brand: Brand;
  channelId: number;
  aliId: string;
  /** Sensitive values are sealed in both directions. */
  sealsValues: boolean;
  token: string | undefined;
  address: string;
  /** The request comes from WeChat's browser, whose pages pay in their own way. */
  isInWechat: boolean;
  /** As given by the user agent. */
  device: SessionDevice;
  /** As sent by the client; most clients send none. */
  deviceId: string | undefined;
  /** The requester cookie that came with the request, filled in by its plugin. */
  requesterCookie: string | undefined;
  /** The requester cookie that the answer sets. */
  issuedCookie: string | undefined;
  /** The advertising id of the device, for attribution of purchases. */
  oaid: string;
  /** As sent: calls that use a key validate it. */
  idempotencyKey: string | undefined;
  /** Replaces a login in calls that accept it. */
  ticket: string | undefined;
  /** Set for calls with a valid token, before any other check. */
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

/** Not truncated: two long keys with the same beginning must stay different. */
function readKey(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  return value === undefined ? undefined : String(value);
}
