import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../wallet/refused.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { signerOf } from './authorization.ts';
import { CODES, SIGN_ERROR } from './codes.ts';
import type { Merchant, Merchants } from './merchants.ts';
import { type CallParts, certificates, close, findRefund, prepay, query, refund } from './methods.ts';
import { sealOf } from './seal.ts';

export interface ApiParts {
  merchants: Merchants;
  wallet: Wallet;
}

type Method = (parts: CallParts, request: FastifyRequest) => object | undefined;

const named = (request: FastifyRequest) => String((request.params as { no?: string }).no);
const contentOf = ({ body }: FastifyRequest): unknown => {
  try {
    return JSON.parse(String(body));
  } catch {
    throw new Refused('invalid');
  }
};

const BASE = '/wechat/v3';
const GETS: Readonly<Record<string, Method>> = {
  '/certificates': ({ merchant }) => certificates(merchant),
  '/pay/transactions/out-trade-no/:no': (parts, request) => query(parts, named(request)),
  '/refund/domestic/refunds/:no': (parts, request) => findRefund(parts, named(request)),
};
const POSTS: Readonly<Record<string, Method>> = {
  '/pay/transactions/app': (parts, request) => prepay('app', parts, contentOf(request)),
  '/pay/transactions/h5': (parts, request) => prepay('h5', parts, contentOf(request)),
  '/pay/transactions/native': (parts, request) => prepay('native', parts, contentOf(request)),
  '/pay/transactions/jsapi': (parts, request) => prepay('jsapi', parts, contentOf(request)),
  '/pay/transactions/out-trade-no/:no/close': (parts, request) => {
    close(parts, named(request));
    return undefined;
  },
  '/refund/domestic/refunds': (parts, request) => refund(parts, contentOf(request)),
};

/** API v3: the merchant signs every request, the provider every answer. */
export async function apiRoutes(app: FastifyInstance, { merchants, wallet }: ApiParts): Promise<void> {
  const { book, faults } = wallet;
  // Keep the body as received, because the signature covers it.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  const run = (method: Method) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (faults.fault === 'http500') return reply.code(500).type('text/plain').send('Internal Server Error');
    const merchant = signerOf(request, merchants);
    if (!merchant) return say(reply, SIGN_ERROR);
    const origin = `${request.protocol}://${request.host}`;
    try {
      const answer = method({ book, merchant, origin }, request);
      return answerSigned(reply, merchant, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return say(reply, CODES[error.reason]);
    }
  };
  for (const [path, method] of Object.entries(GETS)) app.get(BASE + path, run(method));
  for (const [path, method] of Object.entries(POSTS)) app.post(BASE + path, run(method));
}

function say(reply: FastifyReply, [status, code, message]: readonly [number, string, string]): FastifyReply {
  return reply.code(status).send({ code, message });
}

function answerSigned(reply: FastifyReply, { platform: [signer] }: Merchant, answer?: object): FastifyReply {
  const body = answer ? JSON.stringify(answer) : '';
  reply.headers(sealOf(body, { signer }));
  return answer ? reply.type('application/json; charset=utf-8').send(body) : reply.code(204).send();
}
