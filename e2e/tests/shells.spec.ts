import { shellTexts } from '@juban/contract/texts/shell';
import { expect, type Page, test } from '@playwright/test';
import { hitBoxOf } from '../lib/hit-box.ts';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage, untilHydrated, untilPageHydrated } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';

const barOf = (page: Page) => page.getByTestId('top-bar');
const back = (page: Page) => page.getByRole('button', { name: '返回' });
const close = (page: Page) => page.getByRole('button', { name: '关闭' });
const tabOf = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shellTexts.games, exact: true }).getByRole('link', { name });

const app = { kind: 'hostObject', answers: { close: true, getToken: '' } } as const;

test.describe('games', () => {
  test(
    '[A-015][A-042][A-043] the games area has tabs that mark the page and carry the token',
    journey({
      'the tab bar changes and marks the page; the top bar has both views and leads to search': async ({
        page,
      }) => {
        await openPage(page, '/games/home');
        await expect(tabOf(page, '游戏大厅')).toHaveAttribute('aria-current', 'page');
        await expect(tabOf(page, '我的游戏')).not.toHaveAttribute('aria-current');
        await tabOf(page, '我的游戏').click();
        await expect(page).toHaveURL(/\/games\/my\/home$/);
        await expect(tabOf(page, '我的游戏')).toHaveAttribute('aria-current', 'page');
        await expect(tabOf(page, '游戏大厅')).not.toHaveAttribute('aria-current');
        await tabOf(page, '游戏大厅').click();
        await expect(page).toHaveURL(/\/games\/home$/);
        const [featured, all] = [
          page.getByRole('link', { name: '精选' }),
          page.getByRole('link', { name: '全部分类' }),
        ];
        await expect(featured).toHaveAttribute('aria-current', 'page');
        await all.click();
        await expect(all).toHaveAttribute('aria-current', 'page');
        await expect(featured).not.toHaveAttribute('aria-current');
        await page.getByRole('link', { name: '搜索游戏' }).click();
        await expect(page).toHaveURL(/\/games\/search$/);
        await back(page).click();
        await expect(all).toHaveAttribute('aria-current', 'page');
      },
      'the tabs carry a known token, and it is removed on arrival': async ({ page, request }) => {
        const { token } = await labOf(request).makeUser();
        await openPage(page, `/games/home?token=${token}`);
        expect(new URL(page.url()).search).toBe('');
        const mine = tabOf(page, '我的游戏');
        await expect(mine).toHaveAttribute('href', `/games/my/home?token=${token}`);
        await mine.click();
        await expect(page).toHaveURL(/\/games\/my\/home$/);
        // Drop the token, as if another web view opened the page.
        await page.evaluate(() => localStorage.clear());
        await openPage(page, `/games/my/home?token=${token}`);
        expect(new URL(page.url()).search).toBe('');
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
      },
      'without a token they carry none': async ({ page }) => {
        await openPage(page, '/games/home?ct=ddmj');
        await expect(tabOf(page, '我的游戏')).toHaveAttribute('href', '/games/my/home?ct=ddmj');
      },
      'only the new page slides where the browser lacks typed view transitions': async ({ page }) => {
        await addScript(page, () => {
          const supports = CSS.supports.bind(CSS);
          CSS.supports = (name: string, value?: string) =>
            !name.includes('view-transition-type') &&
            (value === undefined ? supports(name) : supports(name, value));
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            const slide = animate.call(this, frames, options);
            if (slide.id) document.documentElement.dataset.slid = `${this.localName} ${slide.id}`;
            return slide;
          };
        });
        await openPage(page, '/games/home');
        const root = page.locator('html');
        await expect(root).not.toHaveAttribute('data-slid');
        await tabOf(page, '我的游戏').click();
        await expect(page).toHaveURL(/\/games\/my\/home$/);
        await expect(root).toHaveAttribute('data-slid', 'main slide-left');
        await tabOf(page, '游戏大厅').click();
        await expect(page).toHaveURL(/\/games\/home$/);
        await expect(root).toHaveAttribute('data-slid', 'main slide-right');
        await expect(root).not.toHaveAttribute('data-sliding');
      },
      'both pages slide, to the left or right as the paths say; not on the first load or with reduced motion':
        async ({ page }) => {
          await addScript(page, () => {
            const start = document.startViewTransition.bind(document);
            document.startViewTransition = (given) => {
              const transition = start(given);
              // Positions of both pages at the start and end of their animations, in per cent of the width.
              const note = () => {
                const slides = document.getAnimations().flatMap(({ effect }) => {
                  if (!(effect instanceof KeyframeEffect)) return [];
                  const [, which] =
                    /^::view-transition-(old|new)\(root\)$/.exec(effect.pseudoElement ?? '') ?? [];
                  const offsets = effect.getKeyframes().map(({ transform }) => transform);
                  if (!which || !offsets.every(Boolean)) return [];
                  return [
                    `${which} ${offsets.map((offset) => Number.parseInt(/-?\d+/.exec(String(offset))?.[0] ?? '0', 10)).join(' to ')}`,
                  ];
                });
                document.documentElement.dataset.slid = slides.sort().join(', ');
              };
              void transition.ready.then(note);
              return transition;
            };
          });
          await openPage(page, '/games/home');
          const root = page.locator('html');
          await expect(root).not.toHaveAttribute('data-slid');
          const [left, right] = ['new 100 to 0, old 0 to -28', 'new -28 to 0, old 0 to 100'];
          const search = page.getByRole('link', { name: shellTexts.searchGames });
          for (const [tap, path, slides] of [
            [tabOf(page, shellTexts.myGames), '/games/my/home', left],
            [tabOf(page, shellTexts.gameHall), '/games/home', right],
            [search, '/games/search', left],
          ] as const) {
            await untilHydrated(tap);
            await root.evaluate(({ dataset }) => delete dataset.slid);
            await tap.click();
            await expect(page).toHaveURL(new RegExp(`${path}$`));
            await expect(root, path).toHaveAttribute('data-slid', slides);
          }
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await root.evaluate(({ dataset }) => delete dataset.slid);
          await tabOf(page, shellTexts.myGames).click();
          await expect(tabOf(page, shellTexts.myGames)).toHaveAttribute('aria-current', 'page');
          await expect(root).not.toHaveAttribute('data-slid');
        },
      'bars are separate layers when pages slide': async ({ page }) => {
        await openPage(page, '/games/home');
        const names = () =>
          page.evaluate(() =>
            ['header', 'nav[data-bar]'].map((tag) => {
              const found = document.querySelector(tag);
              return found && getComputedStyle(found).getPropertyValue('view-transition-name');
            }),
          );
        expect(await names()).toEqual(['top-bar', 'tab-bar']);
        await tabOf(page, '我的游戏').click();
        await untilPageHydrated(page);
        expect(await names()).toEqual(['top-bar', 'tab-bar']);
      },
    }),
  );
});

test.describe('VIP', () => {
  test(
    '[A-048] back and close of the VIP area lead one page back, home, or close the app view',
    journey({
      'the bar has back, close, the title of the page and its right action, from left to right': async ({
        page,
      }) => {
        for (const [path, title, action, target] of [
          ['/vip', '会员中心', shellTexts.orders, '/vip/orders'],
          ['/vip/level/home', 'VIP等级体系', shellTexts.levelRules, '/vip/level/rules'],
          ['/vip/reciveThirdVip', '领取会员', shellTexts.levels, '/vip/level/home'],
          ['/vip/union/qingting', '音频联合会员', shellTexts.orders, '/vip/orders'],
          ['/vip/level/rules', 'VIP等级规则'],
          ['/vip/orders', '我的订单'],
          ['/mall', '积分商城'],
        ] as const) {
          await openPage(page, path);
          const bar = barOf(page);
          await expect(bar.getByRole('button'), path).toHaveCount(2);
          const parts = [
            bar.getByRole('button', { name: '返回' }),
            bar.getByRole('button', { name: '关闭' }),
            bar.getByText(title, { exact: true }),
            ...(action ? [bar.getByRole('link', { name: action, exact: true })] : []),
          ];
          const lefts: number[] = [];
          for (const part of parts) {
            await expect(part, path).toBeInViewport();
            lefts.push((await hitBoxOf(part)).left);
          }
          expect(lefts, path).toEqual(lefts.toSorted((one, other) => one - other));
          await expect(bar.getByRole('link'), path).toHaveCount(action ? 1 : 0);
          if (!target) continue;
          await bar.getByRole('link').click();
          await expect(page, path).toHaveURL(new RegExp(`${target}$`));
          await back(page).click();
          await expect(page, path).toHaveURL(new RegExp(`${path}$`));
        }
      },
      'back goes one page back; on the first page it leads home if the host cannot close it': async ({
        page,
      }) => {
        await openPage(page, '/vip');
        await expect(barOf(page)).toContainText('会员中心');
        await page.getByRole('link', { name: '我的订单' }).click();
        await expect(page).toHaveURL(/\/vip\/orders$/);
        await back(page).click();
        await expect(page).toHaveURL(/\/vip$/);
        await back(page).click();
        await expect(page).toHaveURL(/\/$/);
      },
      'in the app, back closes the web view on its first page only': async ({ page }) => {
        await playHost(page, USER_AGENTS.android, app);
        await openPage(page, '/vip?ct=Android');
        await page.getByRole('link', { name: '我的订单' }).click();
        await expect(page).toHaveURL(/\/vip\/orders/);
        await back(page).click();
        await expect(page).toHaveURL(/\/vip\?/);
        expect(await callsOf(page)).not.toContain('close');
        await back(page).click();
        await expect.poll(() => callsOf(page)).toContain('close');
      },
      'close closes the web view from every page, and leads home without one': async ({ page, browser }) => {
        await playHost(page, USER_AGENTS.android, app);
        await openPage(page, '/vip/level/home?ct=Android');
        await close(page).click();
        await expect.poll(() => callsOf(page)).toContain('close');
        const plain = await browser.newPage({ baseURL: new URL(page.url()).origin });
        await openPage(plain, '/mall');
        await close(plain).click();
        await expect(plain).toHaveURL(/\/$/);
        await plain.close();
      },
    }),
  );
});

test.describe('the navigation bar', () => {
  const right = (value: object) => `&right=${encodeURIComponent(JSON.stringify(value))}`;

  test(
    '[A-050] the navigation bar shows what its address asks for, and leads to our own pages only',
    journey({
      'every area shows the bar its address asks for, and nothing else': async ({ page }) => {
        for (const path of ['/', '/share/drama', '/next/navigation', '/vip', '/games/home']) {
          await test.step(path, async () => {
            await openPage(page, `${path}?visible=true&title=片场&bgColor=%23102030&color=%23ffe08a`);
            await expect(barOf(page)).toHaveCount(1);
            await expect(barOf(page)).toHaveText('片场');
            await expect(barOf(page)).toHaveCSS('background-color', 'rgb(16, 32, 48)');
            await expect(barOf(page)).toHaveCSS('color', 'rgb(255, 224, 138)');
            await expect(barOf(page).getByRole('button')).toHaveCount(0);
            await expect(barOf(page).getByRole('link')).toHaveCount(0);
          });
        }
      },
      'an invalid value leaves the page its default bar': async ({ page }) => {
        await openPage(page, '/games/rights?visible=yes&title=片场');
        await expect(barOf(page)).toHaveText('玩家权益');
      },
      'it has back, close, a centred title, a category and a right link that opens its url': async ({
        page,
      }) => {
        const target = { url: '/vip/orders', title: '订单', color: '#00ff00' };
        await openPage(
          page,
          `/filmCritic?visible=true&title=片场&category=帮助&centerTitle=true&showBack=true&showClose=true&showRight=true${right(target)}`,
        );
        await expect(back(page)).toBeVisible();
        await expect(close(page)).toBeVisible();
        await expect(barOf(page)).toContainText('帮助');
        const box = await page.getByText('片场').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, 0);
        const link = barOf(page).getByRole('link', { name: '订单' });
        await expect(link).toHaveCSS('color', 'rgb(0, 255, 0)');
        await link.click();
        await expect(page).toHaveURL(/\/vip\/orders$/);
      },
      'it leads nowhere for an address that is not ours': async ({ page }) => {
        const script = { url: 'javascript:alert(1)', title: '点我' };
        await openPage(page, `/filmCritic?visible=true&title=片场${right(script)}`);
        await expect(barOf(page)).toHaveText('片场');
        await expect(barOf(page).getByRole('link')).toHaveCount(0);
      },
      'an immersive right link opens its page without a bar': async ({ page }) => {
        await openPage(
          page,
          `/filmCritic?visible=true&title=片场${right({ url: '/vip', title: '会员', immersive: true })}`,
        );
        await barOf(page).getByRole('link').click();
        await expect(page).toHaveURL(/\/vip\?visible=false$/);
        await expect(barOf(page)).toHaveCount(0);
      },
    }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('[A-042][A-043] the two first pages of the games have the top tabs, every page but a game’s own the bottom tabs', async ({
    page,
  }) => {
    const [hall, mine] = [shellTexts.gameHall, shellTexts.myGames];
    const views = page.getByRole('navigation', { name: shellTexts.gamesViews });
    const tabs = page.getByRole('navigation', { name: shellTexts.games, exact: true });
    for (const [path, current, title] of [
      ['home', hall],
      ['home?tab=all', hall],
      ['my/home', mine],
      ['rights', hall, '玩家权益'],
      ['agreement', hall, '游戏服务协议'],
      ['reserve', hall, '游戏预约'],
      ['report?id=3001', hall, '游戏举报'],
      ['my/history', mine, '游戏记录'],
      ['my/setting', mine, '游戏设置'],
      ['search', hall],
      ['detail?id=3001', undefined],
    ] as const) {
      await page.goto(`/games/${path}`);
      const isFirst = /^(?:my\/)?home/.test(path);
      await expect(views.getByRole('link'), path).toHaveText(
        isFirst ? [shellTexts.featured, shellTexts.allCategories] : [],
      );
      await expect(page.getByRole('link', { name: shellTexts.searchGames }), path).toHaveCount(
        isFirst ? 1 : 0,
      );
      if (title) await expect(barOf(page), path).toHaveText(title);
      await expect(back(page), path).toHaveCount(isFirst ? 0 : 1);
      await expect(tabs.getByRole('link'), path).toHaveText(current ? [hall, mine] : []);
      await expect(tabs.locator('[aria-current="page"]'), path).toHaveText(current ? [current] : []);
    }
  });

  test('[A-014] every area’s bars are whole, fit 320 px and have targets of 44 px', async ({ page }) => {
    for (const path of ['/games/home', '/games/my/home', '/vip', '/mall', '/next/feedback', '/share/drama']) {
      await page.goto(path);
      const controls = page.locator('header a, header button, nav a');
      expect(await controls.count()).toBeGreaterThan(0);
      for (const control of await controls.all()) {
        const { left, right, height } = await hitBoxOf(control);
        expect(height, `${path} ${await control.innerText()}`).toBeGreaterThanOrEqual(44);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
      }
    }
  });
});
