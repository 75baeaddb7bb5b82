import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artManifest } from '../lib/art-manifest.ts';
import { contentArtPlugin } from './content-art.ts';
import { errorsPlugin } from './errors.ts';
import { securityHeadersPlugin } from './security-headers.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const ART = join(CONTENT, 'demo/art');
const manifest = artManifest.parse(JSON.parse(readFileSync(join(ART, 'manifest.json'), 'utf8')));
const hashOf = (folder: string, id: string) => manifest[folder]?.find((entry) => entry.id === id)?.hash;
const POSTER = '/content/demo/art/posters/low-orbit';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(securityHeadersPlugin, { allowedOrigins: [], strictTransport: false });
  await app.register(errorsPlugin);
  await app.register(contentArtPlugin, { folder: CONTENT });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const bytesOf = (file: string) => readFileSync(join(ART, file));

describe('pictures of a content pack', () => {
  it.each([
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ])('are served as %s with their type and nosniff', async (format, type) => {
    const { statusCode, headers, rawPayload } = await get(`${POSTER}-240.${format}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe(FOR_A_WEEK);
    expect(rawPayload).toEqual(bytesOf(`posters/low-orbit-240.${format}`));
  });

  it('are served in the width closest to the requested one', async () => {
    const { rawPayload } = await get(`${POSTER}.avif?w=250`);
    expect(rawPayload).toEqual(bytesOf('posters/low-orbit-240.avif'));
    expect((await get(`${POSTER}.avif?w=4000`)).rawPayload).toEqual(bytesOf('posters/low-orbit-720.avif'));
    expect((await get(`${POSTER}.avif`)).rawPayload).toEqual(bytesOf('posters/low-orbit-720.avif'));
  });

  it('are cached for good under their current version, for a week under any other', async () => {
    const right = hashOf('posters', 'low-orbit');
    const cacheOf = async (query: string) => (await get(`${POSTER}.webp?${query}`)).headers['cache-control'];
    expect(await cacheOf(`w=480&v=${right}`)).toBe(FOR_GOOD);
    expect(await cacheOf('w=480&v=0000000000')).toBe(FOR_A_WEEK);
    expect(await cacheOf('w=480&v=')).toBe(FOR_A_WEEK);
    expect((await get(`${POSTER}-480.webp?v=${right}`)).headers['cache-control']).toBe(FOR_GOOD);
  });

  it('are not sent again to clients that have them', async () => {
    const { etag } = (await get(`${POSTER}.webp?w=480`)).headers;
    const again = await get(`${POSTER}.webp?w=480`, { 'if-none-match': `"x", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
    expect((await get(`${POSTER}.webp?w=240`, { 'if-none-match': `${etag}` })).statusCode).toBe(200);
  });

  it('of the product itself are there whatever packs exist', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'juban-packs-'));
    const bare = Fastify();
    try {
      await bare.register(contentArtPlugin, { folder: empty });
      const { rawPayload } = await bare.inject({ url: '/content/house/art/badges/v8.svg' });
      expect(rawPayload).toEqual(readFileSync(join(CONTENT, 'house/art/badges/v8.svg')));
      expect((await bare.inject({ url: '/content/demo/art/badges/v8.svg' })).statusCode).toBe(404);
    } finally {
      await bare.close();
      rmSync(empty, { recursive: true });
    }
  });

  it('are served as SVG that cannot run scripts', async () => {
    const { statusCode, headers, body } = await get('/content/house/art/badges/v8.svg');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg/);
    expect(body).not.toMatch(/<script|\son\w+=|href=/);
  });

  it.each(['w=0', 'w=-1', 'w=abc', 'w=1.5', 'w=10001', 'w=240&w=480', 'w=1e9'])(
    'refuse a malformed width: %s',
    async (query) => {
      const { statusCode, headers } = await get(`${POSTER}.webp?${query}`);
      expect(statusCode).toBe(400);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    '/content/demo/art/',
    '/content/demo/art/posters',
    '/content/demo/art/posters/',
    '/content/demo/art/manifest.json',
    '/content/demo/art/names.mjs',
    '/content/demo/art/posters/no-such-240.webp',
    '/content/demo/art/posters/low-orbit.gif',
    '/content/demo/claim-channels.yaml',
    '/content/demo/art/../claim-channels.yaml',
    '/content/demo/art/..%2fclaim-channels.yaml',
    '/content/demo/art/%2e%2e/claim-channels.yaml',
    '/content/demo/art/..%5cclaim-channels.yaml',
    '/content/demo/art/posters%00/low-orbit-240.webp',
    '/content/demo/art//posters/low-orbit-240.webp',
    '/content/demo/art/%2fetc%2fpasswd',
    '/content/other/art/posters/low-orbit-240.webp',
  ])('do not include anything else: %s is unknown', async (url) => {
    const { statusCode, json } = await get(url);
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ code: '4040' });
  });

  it('are read-only', async () => {
    const { statusCode } = await app.inject({ method: 'DELETE', url: `${POSTER}-240.webp` });
    expect(statusCode).toBe(404);
    const head = await app.inject({ method: 'HEAD', url: `${POSTER}-240.webp` });
    expect(head.statusCode).toBe(200);
  });
});
