import { expect, it } from 'vitest';
import { BUILT_PAGES, SOURCE_PAGES } from '../../mount-pages.ts';
import { readPageAddress } from './page-address.ts';
import { createRenderPage, type StartHandler } from './render-page.ts';

const ADDRESS = readPageAddress('/vip');

/** Renders after 50 ms, unless the request is aborted before. */
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

it('a page that takes longer than the limit is given up', async () => {
  expect(await render(10)).toEqual({ status: 500, html: 'error screen' });
});

it('without a limit a page may take as long as it needs', async () => {
  expect(await render()).toEqual({ status: 200, html: 'the page' });
});

it('only built pages have a limit: the first page from sources waits until the app is compiled', () => {
  expect(BUILT_PAGES.renderLimitMs).toBeLessThan(10_000);
  expect(SOURCE_PAGES.renderLimitMs).toBeUndefined();
});
