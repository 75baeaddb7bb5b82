import { type SignedRequest, signRequest } from '@juban/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextPlugin } from './context.ts';
import { errorsPlugin } from './errors.ts';
import { checkSignature } from './signature.ts';

const PATH = '/api/app/drama/page';
const NOW = new Date('2026-03-01T10:00:00+08:00');
const PARAMS = { dramaId: '40021', isAgeLimit: '0', q: '剧 伴&=+' };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(errorsPlugin);
  await app.register(contextPlugin);
  app.get(PATH, async (request) => {
    checkSignature(request, request.query as Record<string, unknown>, NOW);
    return { code: '0000' };
  });
});
afterAll(() => app.close());

const signed = (change: Partial<SignedRequest> = {}): SignedRequest => ({
  clientType: 'Android',
  path: PATH,
  t: NOW.getTime(),
  params: PARAMS,
  ...change,
});

async function ask(headers: Record<string, string>, query: Record<string, string | string[]> = PARAMS) {
  const response = await app.inject({ method: 'GET', url: PATH, query, headers });
  return { status: response.statusCode, code: (response.json() as { code: string }).code };
}
const headersFor = (request: SignedRequest, extra: Record<string, string> = {}) => ({
  clientType: request.clientType,
  aliId: '1',
  t: String(request.t),
  sign: signRequest(request),
  ...extra,
});

const TAKEN = { status: 200, code: '0000' };
const REFUSED = { status: 403, code: '4030' };

describe('accepted', () => {
  it.each([
    ['now', 0],
    ['300 s old', -300_000],
    ['300 s ahead', 300_000],
  ])('[A-080] a correct signature, %s', async (_case, offset) => {
    expect(await ask(headersFor(signed({ t: NOW.getTime() + offset })))).toEqual(TAKEN);
  });

  it('[A-080] uet repeats et', async () => {
    expect(await ask(headersFor(signed(), { et: '3', uet: '3' }))).toEqual(TAKEN);
  });

  it('[A-080] parameters in any order, a call without any, and a replay', async () => {
    const turned = Object.fromEntries(Object.entries(PARAMS).reverse());
    expect(await ask(headersFor(signed()), turned)).toEqual(TAKEN);
    expect(await ask(headersFor(signed()), turned)).toEqual(TAKEN);
    expect(await ask(headersFor(signed({ params: {} })), {})).toEqual(TAKEN);
  });

  it('[A-080] an unknown client type signs as web', async () => {
    const { clientType: _unused, ...headers } = headersFor(signed({ clientType: 'web' }));
    expect(await ask(headers)).toEqual(TAKEN);
  });
});

describe('refused', () => {
  it.each([
    ['no signature', { sign: '' }],
    ['a wrong signature', { sign: '0'.repeat(32) }],
    ['no aliId', { aliId: '' }],
    ['no time', { t: '' }],
    ['a time that is not a number', { t: 'soon' }],
    ['another time than the signed one', { t: String(NOW.getTime() + 1) }],
    ['another client type', { clientType: 'android_jxx' }],
    ['et without uet', { et: '3' }],
    ['uet without et', { uet: '3' }],
    ['a uet that differs', { et: '3', uet: '2' }],
  ])('[A-080] %s', async (_case, change) => {
    expect(await ask({ ...headersFor(signed()), ...change } as Record<string, string>)).toEqual(REFUSED);
  });

  it('[A-080] without any of the fields', async () => {
    expect(await ask({})).toEqual(REFUSED);
  });

  it.each([
    ['300 s and a millisecond old', -300_001],
    ['300 s and a millisecond ahead', 300_001],
  ])('[A-080] a signature %s', async (_case, offset) => {
    expect(await ask(headersFor(signed({ t: NOW.getTime() + offset })))).toEqual(REFUSED);
  });

  it.each<[string, Record<string, string | string[]>]>([
    ['an altered value', { ...PARAMS, dramaId: '40022' }],
    ['an additional parameter', { ...PARAMS, x: '1' }],
    ['a missing parameter', { dramaId: '40021' }],
    ['a repeated parameter', { ...PARAMS, dramaId: ['40021', '40021'] }],
  ])('[A-080] %s', async (_case, query) => {
    expect(await ask(headersFor(signed()), query)).toEqual(REFUSED);
  });

  it('[A-080] a signature made for another path', async () => {
    expect(await ask(headersFor(signed({ path: '/api/share/drama/detail' })))).toEqual(REFUSED);
  });
});
