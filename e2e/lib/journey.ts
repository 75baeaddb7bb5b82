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

/** A small response of our origin, on which storage can be cleared. */
const PLAIN = '/healthz';

/**
 * Runs several steps as one test on one page, because a new context with a cold cache takes longer than most
 * steps. Between steps the page loses its routes, scripts, storage, permissions, size and theme. A step that
 * installs a clock has to be the last one: clocks cannot be removed.
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
    // Permissions are the only state that a reused context keeps (see playwright.config.ts).
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
