import { BRANDS } from '@juban/catalog';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectColoursAccessible, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { expectToast, recordToasts } from '../lib/toasts.ts';

const THEMES = ['light', 'dark'] as const;
const brands = Object.values(BRANDS);

async function openKitchenSink(page: Page, theme = 'light', brand = ''): Promise<void> {
  await recordToasts(page);
  await page.goto(`/lab/kitchen-sink?theme=${theme}&brand=${brand}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  '[A-001] every part of every brand passes axe in light and dark, fits 320 to 430 px, and brands differ',
  journey({
    'every part of every brand: axe finds nothing, and 320 to 430 px fit': async ({ page }) => {
      let isFirst = true;
      for (const theme of THEMES) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { id, name } of brands) {
          await test.step(name, async () => {
            await openKitchenSink(page, theme, id);
            // Brands and themes differ only in colours.
            await (isFirst ? expectAccessible(page) : expectColoursAccessible(page));
            isFirst = false;
            await expectToFit(page, [320, 375, 390, 430]);
          });
        }
      }
    },
    'four brands differ in background, colour, corner and mark': async ({ page }) => {
      const looks: string[][] = [];
      for (const { id } of brands) {
        await openKitchenSink(page, 'light', id);
        looks.push(
          await page.getByRole('button', { name: '打开 App' }).evaluate((button) => {
            const { backgroundColor, borderRadius } = getComputedStyle(button);
            const mark = document
              .querySelector('h1')
              ?.closest('header')
              ?.querySelector('[data-mark]')?.innerHTML;
            return [
              getComputedStyle(document.documentElement).backgroundColor,
              backgroundColor,
              borderRadius,
              mark ?? '',
            ];
          }),
        );
      }
      for (const trait of [0, 1, 2, 3]) {
        expect(new Set(looks.map((look) => look[trait])).size).toBe(brands.length);
      }
    },
    'the address holds theme and brand, and the switches lead to the others': async ({ page }) => {
      await openKitchenSink(page, 'dark', brands[1]?.id);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('link', { name: '浅色' }).tap();
      await expect(page).toHaveURL(new RegExp(`theme=light&brand=${brands[1]?.id}$`));
      await page.getByRole('link', { name: brands[2]?.name ?? '' }).tap();
      await expect(page.locator('html')).toHaveAttribute('data-brand', brands[2]?.id ?? '');
    },
    'the index leads to every section, the switches stay in sight and keep the section, and every part has a name':
      async ({ page }) => {
        await openKitchenSink(page);
        const index = page.getByRole('navigation', { name: '目录' });
        const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
        expect(await index.getByRole('link').allTextContents()).toEqual(titles);
        await index.getByRole('link', { name: '弹层' }).tap();
        const layers = page.getByRole('heading', { level: 2, name: '弹层' });
        await expect(layers).toBeInViewport();
        await page.getByRole('link', { name: '深色' }).tap();
        await expect(page).toHaveURL(/theme=dark&brand=\w+#layers$/);
        await expect(layers).toBeInViewport();
        await expect(page.getByRole('link', { name: '浅色' })).toBeInViewport();
        const unnamed = await page
          .locator('section h3')
          .filter({ hasNot: page.locator('code') })
          .allTextContents();
        // Group headings; every other entry needs a name.
        expect(unnamed).toEqual(['纸', '字', '品牌', '会员', '结果']);
      },
  }),
);

test(
  'the parts of the kitchen sink work: fields, text, tabs, price, bars, list and layers',
  journey({
    'code field, folding text, tabs, price and bars': async ({ page }) => {
      await openKitchenSink(page);
      await test.step('the code field takes a pasted message and asks for numbers and one-time codes', async () => {
        const field = page.getByRole('textbox', { name: '验证码', exact: true });
        await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
        await expect(field).toHaveAttribute('inputmode', 'numeric');
        await field.fill('您的验证码是 305 718，请勿告诉他人');
        await expect(field).toHaveValue('305718');
        await field.press('Backspace');
        await expect(field).toHaveValue('30571');
      });
      await test.step('text past three lines folds, shorter text has no toggle', async () => {
        const more = page.getByRole('region', { name: '文字' }).getByRole('button');
        await expect(more).toHaveText('展开');
        const folded = await more.locator('..').boundingBox();
        expect(folded?.height).toBe(72);
        await more.tap();
        await expect(more).toHaveText('收起');
        await expect(more).toBeFocused();
        await expect.poll(async () => (await more.locator('..').boundingBox())?.height).toBeGreaterThan(96);
      });
      await test.step('tabs walk by the arrow keys, one stop for the Tab key', async () => {
        await page.getByRole('tab', { name: '按季' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: '按年' })).toBeFocused();
        await expect(page.getByRole('tabpanel', { name: '按年' })).toHaveText('按年付费');
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: '按月' })).toHaveAttribute('aria-selected', 'true');
      });
      await test.step('a price is one number for a screen reader, however its digits roll', async () => {
        const figures = page.getByRole('region', { name: '数字与标记' });
        await expect(figures.getByText('¥98', { exact: true })).toBeAttached();
        await figures.getByRole('button', { name: '换一个价格' }).tap();
        await expect(figures.getByText('¥19.9', { exact: true })).toBeAttached();
      });
      await test.step('the bars lead to their targets, and the tab bar marks the current one', async () => {
        const bars = page.getByRole('region', { name: '栏', exact: true });
        await expect(bars.getByTestId('top-bar')).toHaveCount(3);
        await bars.getByRole('button', { name: '关闭', exact: true }).tap();
        await expectToast(page, '关闭页面');
        const mine = bars.getByRole('link', { name: '我的游戏' });
        await expect(mine).not.toHaveAttribute('aria-current');
        await mine.tap();
        await expect(mine).toHaveAttribute('aria-current', 'page');
      });
    },
    'a long list loads more by itself, waits after a failure, and says when it has ended': async ({
      page,
    }) => {
      await openKitchenSink(page);
      const list = page.getByRole('region', { name: '长列表' });
      const rows = list.getByRole('list').first().getByRole('listitem');
      await expect(rows).toHaveCount(4);
      await list.scrollIntoViewIfNeeded();
      await expect(rows).toHaveCount(8);
      await list.getByRole('status').first().getByRole('button', { name: '没有加载出来' }).tap();
      await expect(rows).toHaveCount(12);
      await expect(list.getByText('没有更多了')).toBeVisible();
    },
    'every layer takes the focus, passes axe in dark and gives the focus back': async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openKitchenSink(page, 'dark');
      for (const [button, role, words] of [
        ['对话框', 'dialog', '关闭自动续费？'],
        ['底部弹层', 'dialog', '选择支付方式'],
        ['提醒', 'alertdialog', '支付没有完成'],
      ] as const) {
        const opener = page.getByRole('button', { name: button, exact: true });
        await opener.tap();
        const layer = page.getByRole(role, { name: words });
        await expect(layer).toBeVisible();
        await expectAccessible(page, { include: `[role="${role}"]` });
        await layer.getByRole('button').last().tap();
        await expect(layer).toBeHidden();
        await expect(opener).toBeFocused();
      }
    },
  }),
);
