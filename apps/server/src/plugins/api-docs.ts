import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { FOR_GOOD, isHeldTag } from '../lib/http-cache.ts';
import { keptUnlessFailed } from '../lib/kept-unless-failed.ts';
import { renderDocsPage } from './api-docs-page.ts';
import { loadScalarScript, type ScalarScript } from './scalar-script.ts';

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  // Scalar styles its elements by attributes and injects its style sheet.
  "style-src 'self' 'unsafe-inline'",
  // Scalar previews an image answer from a blob: address.
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type ScriptRequest = FastifyRequest<{ Querystring: { v?: string } }>;

/** The API page: Scalar, served from our own origin, reading /api/openapi.json. */
export const apiDocsPlugin = fp(
  async (app) => {
    // Loaded on the first request, so that the start does not wait for it.
    const loaded = new Map<'scalar', Promise<ScalarScript>>();
    const script = () => keptUnlessFailed(loaded, 'scalar', loadScalarScript);

    app.get('/api/docs', async (_request, reply) => {
      const { version } = await script();
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(renderDocsPage(`/api/docs/scalar.js?v=${version}`));
    });
    app.get('/api/docs/scalar.js', async (request: ScriptRequest, reply) =>
      sendScript(request, reply, await script()),
    );
  },
  { name: 'api-docs' },
);

async function sendScript(request: ScriptRequest, reply: FastifyReply, script: ScalarScript) {
  const { bytes, encoding, tag } = await script.encodedFor(request.headers['accept-encoding']);
  // An address with another version comes from before or after an upgrade, so caches must revalidate.
  reply.header('cache-control', request.query.v === script.version ? FOR_GOOD : 'no-cache');
  reply.header('vary', 'origin, accept-encoding').header('etag', tag);
  if (isHeldTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/javascript; charset=utf-8').send(bytes);
}
