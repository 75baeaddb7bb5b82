import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentClipsPlugin } from './content-clips.ts';
import { contextPlugin } from './context.ts';
import { errorsPlugin } from './errors.ts';

const CLIP = '/content/demo/clips/testimony.mp4';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(errorsPlugin);
  await app.register(contextPlugin);
  const folder = join(import.meta.dirname, '../../../../content');
  await app.register(contentClipsPlugin, { folder, mayPlay: (address) => address.endsWith('?good') });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('clips', () => {
  it('[A-088] are MP4 from their first byte, and support range requests', async () => {
    const whole = await get(`${CLIP}?good`);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    const part = await get(`${CLIP}?good`, { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  it('[A-088] begin with their index, so that playback starts before the download ends', async () => {
    const { rawPayload } = await get(`${CLIP}?good`);
    expect(rawPayload.indexOf('moov')).toBeLessThan(rawPayload.indexOf('mdat'));
  });

  it('[A-088] are not stored by shared caches', async () => {
    expect((await get(`${CLIP}?good`)).headers['cache-control']).toBe('private, max-age=3600');
  });

  it.each([CLIP, `${CLIP}?bad`, '/content/demo/clips/none.mp4'])(
    '[A-088] %s is refused without a valid link',
    async (url) => {
      const refused = await get(url);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: '4030' });
    },
  );

  it.each(['clips.mjs', 'none.mp4', '..%2fdramas.yaml', '../dramas.yaml'])(
    '%s cannot be opened by any link',
    async (file) => {
      expect((await get(`/content/demo/clips/${file}?good`)).statusCode).toBe(404);
    },
  );
});
