import { calls } from '@juban/contract/calls';
import { expect, type Page, type Route, test } from '@playwright/test';
import { labOf } from '../lib/lab.ts';
import { failCall } from '../lib/page.ts';
import { MEMBER, USER_PAGES, type UserPage } from '../lib/user-pages.ts';

/** Calls that require a login. */
const USER_CALLS = new Set<string>(
  Object.values(calls)
    .filter((call) => 'login' in call)
    .map(({ path }) => path),
);
const RETRY = /重新加载|重试/;

const patternOf = (words: string) => new RegExp(words.replaceAll(/\{\w+\}/g, '[^\\n]*'), 'm');
const textOf = (page: Page) => page.locator('body').innerText();

/** Nothing visible and no progress value may describe another user's state. */
async function expectNoClaim(page: Page, { claims }: UserPage, stage: string): Promise<void> {
  const text = await textOf(page);
  const shown = claims.filter((claim) => patternOf(claim).test(text));
  expect.soft(shown, `${page.url()}, ${stage}:\n${text}`).toEqual([]);
  const measured = page.locator('[role=progressbar][aria-valuenow]:visible');
  expect.soft(await measured.count(), `a progress on ${page.url()}, ${stage}`).toBe(0);
}

/** Holds the user's calls back; the returned function releases them. */
async function holdUserCalls(page: Page, isMeant: (path: string) => boolean) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>();
  const held: string[] = [];
  await page.route(
    ({ pathname }) => USER_CALLS.has(pathname) && isMeant(pathname),
    async (route) => {
      held.push(new URL(route.request().url()).pathname);
      await (await promise)(route);
    },
  );
  return { held, release: resolve };
}

async function openHeld(page: Page, path: string, token: string): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const address = `${path}${path.includes('?') ? '&' : '?'}token=${token}`;
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  release();
}

async function checkPage(page: Page, own: UserPage, token: string): Promise<void> {
  const { held, release } = await holdUserCalls(page, () => true);
  await openHeld(page, own.path, token);
  await expectNoClaim(page, own, 'before its code');
  await expect.poll(() => held.length, { message: `calls of ${own.path}` }).toBeGreaterThan(0);
  await expectNoClaim(page, own, 'unknown');
  release(failCall);
  const retry = page.getByRole('button', { name: RETRY }).first();
  await expect(retry).toBeVisible();
  await expectNoClaim(page, own, 'failed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  const message = `${own.path} after another try`;
  await expect.poll(() => textOf(page), { message }).toMatch(patternOf(own.known));
  for (const call of own.calls ?? []) {
    const { release: releaseOne } = await holdUserCalls(page, (path) => path === call);
    releaseOne(failCall);
    await page.reload();
    await expect(retry).toBeVisible();
    await expectNoClaim(page, own, `without ${call}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`[B-110] while a member's calls are held, and once they failed, no page shows another user's state (${part + 1} of ${PARTS})`, async ({
    page,
    request,
  }) => {
    const { token } = await labOf(request).makeUser(MEMBER);
    for (const own of USER_PAGES.filter((_, at) => at % PARTS === part)) {
      await test.step(own.path, async () => {
        await checkPage(page, own, token);
        await page.goto('/healthz');
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}
