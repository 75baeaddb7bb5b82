import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BUILT_PAGES, SOURCE_PAGES } from '../../mount-pages.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { readPageAddress } from './page-address.ts';
import { createRenderPage, type StartHandler } from './render-page.ts';

const ADDRESS = readPageAddress('/vip');

/** Renders after 50 ms, unless the request is aborted earlier. */
const slow: StartHandler = {
  fetch: ({ signal }, { context }) =>
    new Promise((resolve, reject) => {
      if (context.renderFailed) return resolve(new Response('error screen', { status: 500 }));
      signal.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve(new Response('the page')), 50);
    }),
};

function render(limitMs?: number) {
  const context = { callInProcess: () => Promise.reject(new Error('no calls')), publicOrigin: 'http://m' };
  return createRenderPage(slow, { ...context, limitMs }, () => undefined)(ADDRESS);
}

it('a page that takes longer than the limit is aborted', async () => {
  expect(await render(10)).toEqual({ status: 500, html: 'error screen' });
});

it('without a limit a page may take as long as it needs', async () => {
  expect(await render()).toEqual({ status: 200, html: 'the page' });
});

it('only built pages have a limit: the first page from sources waits until the app is compiled', () => {
  expect(BUILT_PAGES.renderLimitMs).toBeLessThan(10_000);
  expect(SOURCE_PAGES.renderLimitMs).toBeUndefined();
});

it('the common script comes first in every page’s head, and the policy of the page allows it', async () => {
  const handler: StartHandler = {
    fetch: () => new Response('<html><head><title>a</title></head><body>$&amp;</body></html>'),
  };
  const context = { callInProcess: () => Promise.reject(new Error('no calls')), publicOrigin: 'http://m' };
  const script = "first('$&')";
  const rendered = await createRenderPage(
    handler,
    { ...context, headScript: script },
    () => undefined,
  )(ADDRESS);
  const html = 'html' in rendered ? rendered.html : '';
  expect(html).toContain(`<html><head><script>${script}</script><title>`);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(contentSecurityPolicy(html)).toContain(`'sha256-${hash}'`);
});
