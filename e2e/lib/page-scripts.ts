import type { Page } from '@playwright/test';

type Disposable = Awaited<ReturnType<Page['addInitScript']>>;

const added = new WeakMap<Page, Disposable[]>();

function remember(page: Page, disposable: Disposable): void {
  added.set(page, [...(added.get(page) ?? []), disposable]);
}

/** Runs the script in every new document until removeScripts is called. */
export async function addScript<Arg>(page: Page, script: (arg: Arg) => unknown, arg?: Arg): Promise<void> {
  remember(page, await page.addInitScript(script as never, arg));
}

/** Exposes a function of the test to the page's scripts until removeScripts is called. */
export async function addFunction<Args extends unknown[]>(
  page: Page,
  name: string,
  run: (...args: Args) => unknown,
): Promise<void> {
  remember(page, await page.exposeFunction(name, run));
}

/** Removes all added scripts and functions from documents opened later. */
export async function removeScripts(page: Page): Promise<void> {
  for (const disposable of added.get(page) ?? []) await disposable.dispose();
  added.delete(page);
}
