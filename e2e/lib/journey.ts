import {
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  test,
} from '@playwright/test';
import { removeScripts } from './page-scripts.ts';

type Fixtures = Pick<PlaywrightTestArgs, 'page' | 'context' | 'request'> &
  Pick<PlaywrightWorkerArgs, 'browser' | 'playwright'> &
  Pick<PlaywrightTestOptions, 'baseURL'>;
type Step = (fixtures: Fixtures) => Promise<void>;

/** A small answer of our own origin, from which its storage can be cleared. */
const PLAIN = '/healthz';

/**
 * One test of several steps. A new browser context with a cold cache costs more than most steps, so all steps use
 * one page; between two steps it loses its routes, scripts, storage, permissions, size and theme. A step that
 * installs a clock, which nothing can remove, has to be the last one.
 */
export function journey(steps: Readonly<Record<string, Step>>) {
  return async ({ page, context, request, browser, playwright, baseURL }: Fixtures): Promise<void> => {
    const size = page.viewportSize();
    let isFirst = true;
    for (const [name, step] of Object.entries(steps)) {
      if (!isFirst) await startOver(page, size);
      isFirst = false;
      await test.step(name, () => step({ page, context, request, browser, playwright, baseURL }));
    }
    // The one thing of a journey that a reused context would keep (playwright.config.ts).
    await context.clearPermissions();
  };
}

async function startOver(page: Page, size: ReturnType<Page['viewportSize']>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await removeScripts(page);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto(PLAIN);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearPermissions();
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size) await page.setViewportSize(size);
}
