import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagesPlugin } from './pages.ts';

/** A minimal web app: its pages print their request, and can be made to fail. */
const SERVER_ENTRY = `
globalThis.renders = [];
export default { async fetch(request, { context }) {
  const url = new URL(request.url);
  globalThis.renders.push(url.pathname + url.search);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const html = (body, status = 200) => new Response('<html>' + body + '<script>1</script></html>', { status });
  if (url.pathname === '/nowhere') return new Response(null, { status: 307, headers: { location: '/?ct=web' } });
  if (url.pathname === '/dead') throw new Error('dead');
  if (context.renderFailed) return html('error screen', 500);
  if (url.pathname === '/throws') throw new Error('boom');
  if (url.pathname === '/part') return html('<!--$!--><!--/$-->');
  if (url.pathname === '/late') return Response.json({ status: 500, message: 'HTTPError' }, { status: 500 });
  const { envelope } = await context.callInProcess({ method: 'GET', path: '/api/x' }, {}, {});
  return html(url.href + ' ' + context.publicOrigin + ' ' + envelope.data + 'x'.repeat(2000));
} };`;

let folder: string;
let app: FastifyInstance;
let fact: string;
let secondsToWait: number | undefined;
let counted: string[];

const renders = () => (globalThis as unknown as { renders: string[] }).renders;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'juban-pages-'));
  await mkdir(join(folder, 'web-1/server'), { recursive: true });
  await mkdir(join(folder, 'web-1/client/assets'), { recursive: true });
  await writeFile(join(folder, 'current.json'), JSON.stringify({ web: 'web-1' }));
  await writeFile(join(folder, 'web-1/server/server.js'), SERVER_ENTRY);
  await writeFile(join(folder, 'web-1/client/assets/app-1.js'), 'let plain;');
  await writeFile(join(folder, 'web-1/client/assets/app-1.js.br'), 'packed');
  await writeFile(join(folder, 'web-1/client/favicon.svg'), '<svg/>');
  await mkdir(join(folder, 'web-0/client/assets'), { recursive: true });
  await writeFile(join(folder, 'web-0/client/assets/app-0.js'), 'let before;');
  await writeFile(join(folder, 'web-0/client/favicon.svg'), '<svg>before</svg>');
  await mkdir(join(folder, 'web-2.tmp-1/client/assets'), { recursive: true });
  await writeFile(join(folder, 'web-2.tmp-1/client/assets/half.js'), 'let');
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: '4040' }));
  await app.register(pagesPlugin, {
    buildDir: folder,
    callInProcess: async () => ({ status: 200, envelope: { code: '0000', msg: '', data: fact } }),
    publicOrigin: 'https://m.example',
    rateLimits: {
      hit: (limit, key) => {
        counted.push(`${limit} ${key}`);
        return secondsToWait;
      },
    },
  });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

beforeEach(() => {
  fact = 'old';
  secondsToWait = undefined;
  counted = [];
  app.pages.invalidate();
  renders().length = 0;
});

describe('pages', () => {
  it('are rendered once for all concurrent requests, and then served from the cache', async () => {
    const answers = await Promise.all([get('/vip'), get('/vip'), get('/vip?'), get('/vip')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await get('/vip');
    expect(renders()).toEqual(['/vip']);
    expect(answers[0]?.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    );
  });

  it('[A-082] have a render limit by address: beyond it uncached pages are 429, and cached pages are still served', async () => {
    await Promise.all([get('/vip'), get('/vip')]);
    await get('/vip');
    expect(counted).toEqual(['rendersByAddress 127.0.0.1']);
    secondsToWait = 17;
    const { statusCode, headers, body } = await get('/vip?made=up');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '17', 'no-store']);
    expect(body).toContain('<main>');
    expect((await get('/vip')).statusCode).toBe(200);
    expect(renders()).toEqual(['/vip']);
  });

  it('are forgotten when content changes, including those that are being rendered', async () => {
    const begun = get('/vip');
    await new Promise((resolve) => setTimeout(resolve, 5));
    fact = 'new';
    app.pages.invalidate();
    await begun;
    expect((await get('/vip')).body).toContain('new');
    expect(renders()).toHaveLength(2);
  });

  it('come plain, as brotli and as gzip, with their length', async () => {
    const plain = (await get('/vip')).rawPayload;
    const br = await get('/vip', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/vip', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain);
    expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
    expect(br.headers.vary).toBe('accept-encoding');
  });

  it('are not sent again to a client that has them', async () => {
    const { headers } = await get('/vip');
    const again = await get('/vip', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('answer HEAD like GET, without a body', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/vip' });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([
      200,
      '',
      (await get('/vip')).headers.etag,
    ]);
  });

  it('[A-076] never contain a token, and are shared with visitors who have none', async () => {
    const { body } = await get('/vip?token=secret&ct=web');
    expect(body).not.toContain('secret');
    expect((await get('/vip?ct=web&token=other')).body).toBe(body);
    expect(renders()).toEqual(['/vip?ct=web']);
  });

  it('[A-083] carry a policy made from their own scripts', async () => {
    const policy = String((await get('/vip')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });
});

describe('requests that are not pages', () => {
  it('[A-011] a redirect is passed on, with the token, and never cached', async () => {
    const { statusCode, headers } = await get('/nowhere?token=secret');
    expect([statusCode, headers.location]).toEqual([307, '/?ct=web&token=secret']);
    expect(headers['cache-control']).toBe('no-store');
    await get('/nowhere');
    expect(renders()).toHaveLength(2);
  });

  it.each(['/throws', '/part', '/late'])(
    '%s failed: 500 with the error screen, and never cached',
    async (path) => {
      const { statusCode, body, headers } = await get(path);
      expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
      expect(body).toContain('error screen');
      await get(path);
      expect(renders()).toHaveLength(4);
    },
  );

  it('still answers if not even the error screen renders', async () => {
    const { statusCode, body } = await get('/dead');
    expect(statusCode).toBe(500);
    expect(body).toContain('<main>');
  });

  it('an unknown call or a missing file is left to the rest of the server', async () => {
    for (const url of ['/api/none', '/lab', '/assets/gone.js']) expect((await get(url)).statusCode).toBe(404);
    expect(renders()).toEqual([]);
  });

  it.each([
    '/assets/',
    '/assets/..%2f..%2f..%2fcurrent.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/current.json',
    '/assets/..%5c..%5ccurrent.json',
    '/assets/app-1.js%00',
    '/assets/%c0%ae%c0%ae/current.json',
  ])('no file outside the folder can be read by %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toContain('web-1');
  });

  it('files are compressed, and those with a hash in their name are cached for good', async () => {
    const { headers, body } = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect([body, headers['content-encoding'], headers['content-length']]).toEqual(['packed', 'br', '6']);
    expect(headers['cache-control']).toContain('immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('a page of the previous build still finds its files, and a partly written build is not served', async () => {
    const { body, headers } = await get('/assets/app-0.js');
    expect(body).toBe('let before;');
    expect(headers['cache-control']).toContain('immutable');
    expect((await get('/favicon.svg')).body).toBe('<svg/>');
    expect((await get('/assets/half.js')).statusCode).toBe(404);
  });
});
