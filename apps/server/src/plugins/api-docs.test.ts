import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiDocsPlugin } from './api-docs.ts';

const app = Fastify();
let scriptAddress = '';
beforeAll(async () => {
  await app.register(apiDocsPlugin);
  const { body } = await app.inject('/api/docs');
  scriptAddress = /<script src="([^"]+)">/.exec(body)?.[1] ?? '';
});
afterAll(() => app.close());

const askScript = (headers: Record<string, string> = {}, url = scriptAddress) => app.inject({ url, headers });

describe('the API page', () => {
  it('[A-083] may run scripts, open connections and load fonts from its own origin only', async () => {
    const { headers, body } = await app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "font-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.join()).not.toMatch(/https?:|unsafe-eval/);
    expect(body).not.toMatch(/https?:/);
  });
});

describe('its script', () => {
  it('is the same in every encoding, and compressed to a third or less', async () => {
    const plain = await askScript();
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await askScript({ 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    const gzip = await askScript({ 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const { rawPayload, headers } of [brotli, gzip]) {
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(headers.vary).toBe('origin, accept-encoding');
    }
  });

  it('is cached for a year under its version, and revalidated under any other version', async () => {
    expect((await askScript()).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/api/docs/scalar.js', '/api/docs/scalar.js?v=other', `${scriptAddress}&v=twice`]) {
      expect((await askScript({}, url)).headers['cache-control'], url).toBe('no-cache');
    }
  });

  it('is not sent again to a browser that already has it in the same encoding', async () => {
    const { headers } = await askScript({ 'accept-encoding': 'br' });
    const held = { 'if-none-match': String(headers.etag) };
    const again = await askScript({ ...held, 'accept-encoding': 'br' });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await askScript(held)).statusCode).toBe(200);
  });
});
