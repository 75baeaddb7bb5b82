import { expect, type Page } from '@playwright/test';

export const frameOf = (page: Page) => page.frameLocator('iframe');
export const logOf = (page: Page) => page.getByRole('list', { name: '桥接日志，新的在后' });
export const callsOf = (page: Page) =>
  page.getByRole('list', { name: '页面调用，新的在前' }).getByRole('listitem');
export const pageAddress = (page: Page) => page.getByRole('textbox', { name: '页面地址' });
export const pick = (page: Page, name: string, option: string) =>
  page.getByRole('combobox', { name }).selectOption(option);

export const pickCondition = (page: Page, name: string) =>
  page.getByRole('group', { name: '接口状态' }).getByRole('button', { name, exact: true }).click();

/** Calls the host as the page's bridge does. Returns null if the host does not answer. */
export async function callHost(
  page: Page,
  method: string,
  args: object = {},
  limitMs = 20_000,
): Promise<unknown> {
  return frameOf(page)
    .locator('html')
    .evaluate(
      (_html, [name, input, limit]) =>
        new Promise((resolve) => {
          const id = `test-${Math.random()}`;
          const hear = ({ data }: MessageEvent) => data?.id === id && resolve({ ...data, id: 'id' });
          window.addEventListener('message', hear);
          window.parent.postMessage({ bridge: 1, id, method: name, args: input }, window.location.origin);
          setTimeout(() => resolve(null), limit);
        }),
      [method, args, limitMs] as const,
    );
}

export async function openLab(page: Page, search: string): Promise<void> {
  await page.goto(`/lab${search}`);
  await expect(frameOf(page).locator('main').first()).toBeVisible();
}
