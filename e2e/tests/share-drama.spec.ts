import { appBannerTexts } from '@juban/contract/texts/app-banner';
import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { partTexts } from '@juban/contract/texts/parts';
import { shareTexts } from '@juban/contract/texts/share';
import { expect, type Page, test } from '@playwright/test';
import { catchAppLinks } from '../lib/app-links.ts';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { DRAMA, player, SEASON } from '../lib/drama.ts';
import { playHost } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { openPage, untilHydrated, untilPageHydrated } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { USER_AGENTS } from '../lib/user-agents.ts';

const WAITS = '/share/drama?dramaId=40013';
const SHORT_INTRO = '/share/drama?dramaId=40011';
const LONGER_INTRO = '/share/drama?dramaId=40004';
const LATER = Date.parse('2031-01-01T00:00:00Z');
const UNRATED = '/share/season?id=40013';
const GONE = ['/share/season?id=40022', '/share/drama?dramaId=40022'];

const LINES = [
  '每一份证词都像真的，最可怕的是它们都缺同一个人。',
  '看到第三集请回头重看第一集的门。',
] as const;

test(
  '[A-014][A-029][A-030][A-031][A-032] the detail page describes the drama, and a removed drama cannot be played',
  journey({
    'it shows what the drama is, its cast and the released episodes': async ({ page }) => {
      await page.goto(SEASON);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('第七封证词');
      const main = page.getByRole('main');
      await expect(main).toContainText('9.1');
      await expect(main).toContainText('一桩沉寂十一年的失踪案');
      await expect(page.getByTestId('author')).toContainText('阿柚看剧');
      await expect(page.getByTestId('author').locator('img')).toHaveAttribute('src', /avatars/);
      await expect(main.getByText(dramaTexts.vip, { exact: true }).first()).toBeVisible();
      const actor = page.getByTestId('cast').getByRole('listitem').first();
      await expect(actor).toContainText('陆闻舟');
      await expect(actor).toContainText('程砚');
      await expect(actor.locator('img')).toHaveAttribute('src', /portraits/);
      await expect(page.getByTestId('episodes').getByRole('link')).toHaveCount(12);
      await expect(main).toContainText('更新至 12 集');
      await page.goto('/share/season?id=40004');
      await expect(page.getByRole('main').getByText(dramaTexts.vip, { exact: true })).toHaveCount(0);
    },
    'a drama without a rating still says what it is and what it costs': async ({ page }) => {
      await page.goto(UNRATED);
      const main = page.getByRole('main');
      await expect(main).toContainText(`电视剧 · ${dramaTexts.vip}`);
      await expect(main).not.toContainText('0.0');
    },
    'the download banner promises up to 30 days of free VIP and leads to the app': async ({ page }) => {
      await playHost(page, USER_AGENTS.wechat);
      await openPage(page, SEASON);
      const banner = page.getByTestId('download-banner');
      await expect(banner).toContainText('30 天免费 VIP');
      await expect(banner).toHaveAttribute('href', '/download');
      await untilHydrated(banner);
      await banner.click();
      await expect(page.getByTestId('arrow-hint')).toBeVisible();
    },
    'a removed drama says so, and nothing of it can be played': async ({ page, request }) => {
      for (const path of GONE) {
        const answer = await request.get(path);
        expect(answer.status()).toBe(410);
        expect(await answer.text()).toMatch(/<title>[^<]*已下架/);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(dramaTexts.offShelfTitle);
        await expect(page.getByRole('main')).toContainText(dramaTexts.offShelf);
        await expect(page.locator('video')).toHaveCount(0);
        await expect(page.getByTestId('episodes')).toHaveCount(0);
        await expect(page.getByTestId('alike').getByRole('link').first()).toBeVisible();
      }
    },
    'axe finds nothing on each kind of page in either theme, and every phone fits': async ({ page }) => {
      for (const path of [SEASON, DRAMA, WAITS, ...GONE.slice(0, 1)]) {
        await page.goto(path);
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 375, 430]);
      }
    },
  }),
);

/** Called once per step: when several scripts set the same value, the browser may run any of them last. */
async function expectLineOfDraw(page: Page, drawn: number, wanted: string): Promise<void> {
  await addScript(
    page,
    (value) => {
      Math.random = () => value;
    },
    drawn,
  );
  await openPage(page, DRAMA);
  const line = page.getByTestId('recommend-line');
  await line.scrollIntoViewIfNeeded();
  await expect(line.locator('blockquote')).toHaveText([wanted]);
}

test(
  '[A-033][A-034][A-035][A-037][A-039] the drama page shows facts, lines, episodes, stills and reservation',
  journey({
    'it shows cover, title, facts and one line of the editors, the same after hydration': async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await openPage(page, DRAMA);
      const cover = page.getByRole('img', { name: '第七封证词 海报' });
      await expect(cover).toBeVisible();
      await expect(cover).toHaveAttribute('src', /\/posters\/the-seventh-testimony-/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('第七封证词');
      const main = page.getByRole('main');
      await expect(main.getByText('说出口的，都不是真相', { exact: true })).toBeVisible();
      await expect(main.getByText('2026 · 中国大陆 · 悬疑/犯罪', { exact: true })).toBeVisible();
      const line = page.getByTestId('recommend-line').locator('blockquote');
      const [first, second] = LINES;
      const other = page.getByRole('button', { name: shareTexts.otherLine });
      // The client draws one of the lines; the server always renders the first.
      await untilHydrated(other);
      const shown = await line.textContent();
      expect([first, second]).toContain(shown);
      await other.click();
      await expect(line).toHaveText((shown === first ? second : first) ?? '');
      expect(errors).toEqual([]);
    },
    'the share banner can be closed, for every page of the visit': async ({ page }) => {
      await openPage(page, DRAMA);
      const banner = page.getByTestId('share-banner');
      await banner.getByRole('button', { name: appBannerTexts.close }).click();
      await expect(banner).toHaveCount(0);
      await page.getByTestId('alike').getByRole('link').first().click();
      await expect(page).not.toHaveURL(DRAMA);
      await untilPageHydrated(page);
      await expect(banner).toHaveCount(0);
      await page.reload();
      await expect(banner).toBeInViewport({ ratio: 0.9 });
    },
    'the recommendation line is drawn for each visitor: the lowest draw shows the first': ({ page }) =>
      expectLineOfDraw(page, 0, LINES[0]),
    'the highest draw shows the last line': ({ page }) => expectLineOfDraw(page, 0.999, LINES[1]),
    'aliId of the link goes along to episodes and to other dramas': async ({ page }) => {
      for (const path of [SEASON, DRAMA]) {
        await page.goto(`${path}&aliId=77`);
        for (const list of ['episodes', 'alike']) {
          const link = page.getByTestId(list).getByRole('link').first();
          await expect(link).toHaveAttribute('href', /[?&]aliId=77(?:&|$)/);
        }
      }
    },
    'an episode is asked for with its aliId in the signed headers; without one it is 1': async ({ page }) => {
      for (const [query, aliId] of [
        ['&aliId=77', '77'],
        ['', '1'],
        ['&aliId=%0d%0ax', '1'],
      ]) {
        await openPage(page, `${DRAMA}${query}`);
        await expect(player(page)).toContainText(dramaTexts.trailer);
        // The page may also request the drama on hydration; only the call for the episode counts.
        const asked = page.waitForRequest(/\/api\/app\/drama\/page\?.*episodeSid=3/);
        await page
          .getByTestId('episodes')
          .getByRole('link', { name: /^第 3 集/ })
          .click();
        const request = await asked;
        const headers = await request.allHeaders();
        expect(headers.aliid).toBe(aliId);
        expect([headers.t, headers.sign, headers.uet].every(Boolean)).toBe(true);
        await expect(player(page)).toContainText('第 3 集');
      }
      await openPage(page, `${DRAMA}&episode=2`);
      await expect(player(page)).toContainText('第 2 集');
      await expect(page.getByTestId('episodes').locator('[aria-current]')).toHaveAccessibleName(/^第 2 集/);
    },
    'before its start a drama shows when it plays and how many wait; after it there is no such block':
      async ({ page }) => {
        await openPage(page, WAITS);
        const [, playDate, daysLeft] =
          /reserve:[^{]*\{playDate:(\d+),daysLeft:(\d+),favoriteNum:93200\}/.exec(
            await (await page.request.get(WAITS)).text(),
          ) as unknown as [string, string, string];
        const partOf = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', ...options }).format(
            Number(playDate),
          );
        const day = partOf({ month: '2-digit', day: '2-digit' }).replace('/', '.');
        const time = partOf({ hour: '2-digit', minute: '2-digit' });
        await expect(page.getByTestId('reservation').getByRole('listitem')).toHaveText([
          `${day}${fill(shareTexts.playDay, { week: partOf({ weekday: 'short' }), time })}`,
          `${daysLeft}${shareTexts.day}${shareTexts.untilPlay}`,
          `9.3万${shareTexts.peopleReserved}`,
        ]);
        await expect(page.getByTestId('open-app')).toContainText(shareTexts.reserveInApp);
        await expect(page.getByTestId('episodes')).toHaveCount(0);
        await openPage(page, DRAMA);
        await expect(page.getByTestId('player')).toBeVisible();
        await expect(page.getByTestId('reservation')).toHaveCount(0);
      },
    'a tapped still opens the viewer at that picture': async ({ page }) => {
      await openPage(page, DRAMA);
      await expect(page.getByTestId('cast').getByRole('listitem')).toHaveCount(5);
      const stills = page.getByTestId('stills').getByRole('button');
      const count = await stills.count();
      expect(count).toBeGreaterThan(1);
      await stills.nth(1).click();
      await expect(page.getByRole('dialog')).toContainText(`2 / ${count}`);
    },
    'the floating banner stays in view, and a tap on it tries the app and goes to the download after 4 s':
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const tried = await catchAppLinks(page);
        await page.clock.install();
        await openPage(page, DRAMA);
        const banner = page.getByTestId('share-banner');
        for (const part of [0, 0.5, 1]) {
          await page.evaluate((at) => window.scrollTo(0, document.body.scrollHeight * at), part);
          await expect(banner, `at ${part} of the page`).toBeInViewport({ ratio: 0.9 });
        }
        await page.clock.pauseAt(LATER);
        await banner.getByRole('link').click();
        await expect.poll(() => tried).toEqual(['yujian://season/40001?source=h5']);
        await page.clock.runFor(3_900);
        await expect(page).toHaveURL(DRAMA);
        await page.clock.runFor(200);
        await expect(page).toHaveURL(/\/download\?dramaId=40001$/);
      },
  }),
);

test(
  '[A-013][A-034] the address of a drama previews as the drama, and wrong ids and episodes are handled',
  journey({
    'unknown and hostile ids are the not-found page': async ({ request }) => {
      for (const id of [
        '',
        '0',
        '../40001',
        '<script>alert(1)</script>',
        '//evil.example',
        'x'.repeat(10_240),
      ]) {
        for (const path of [
          '/share/season?id=',
          '/share/drama?dramaId=',
          '/share/drama?episode=3&dramaId=',
        ]) {
          const answer = await request.get(path + encodeURIComponent(id), { maxRedirects: 0 });
          const html = await answer.text();
          expect([path, id.slice(0, 30), answer.status()]).toEqual([path, id.slice(0, 30), 404]);
          expect(html).toContain('data-testid="not-found"');
          expect(html).not.toContain('<script>alert');
        }
      }
    },
    'an episode that is not out, or does not exist, shows the page of the drama': async ({ page }) => {
      for (const episode of ['0', '99', '../3', '<script>alert(1)</script>', 'x'.repeat(2_000)]) {
        const answer = await page.goto(`${DRAMA}&episode=${encodeURIComponent(episode)}`);
        expect([episode.slice(0, 30), answer?.status()]).toEqual([episode.slice(0, 30), 200]);
        await expect(player(page)).toContainText(dramaTexts.trailer);
      }
      await page.goto(`${DRAMA}&episode=03`);
      await expect(player(page)).toContainText('第 3 集');
    },
    'the link previews as the drama: card, canonical address, colour and first picture': async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${DRAMA}&aliId=7&ct=android_jqq`);
      const content = (of: string) => page.locator(`meta[${of}]`).first().getAttribute('content');
      expect(await content('property="og:title"')).toBe('《第七封证词》');
      expect(await content('itemprop="name"')).toBe('《第七封证词》');
      expect(await content('property="og:description"')).toContain('说出口的，都不是真相');
      expect(await content('property="og:image"')).toMatch(
        new RegExp(`^${baseURL}/content/.*posters/the-seventh-testimony`),
      );
      expect(await content('property="og:url"')).toBe(`${baseURL}${DRAMA}&ct=android_jqq`);
      expect(await content('itemprop="image"')).toBe(await content('property="og:image"'));
      expect(await content('name="theme-color"')).toMatch(/^#[0-9a-f]{6}$/);
      await expect(page).toHaveTitle(/第七封证词.*剧圈圈/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${DRAMA}`);
      await expect(page.locator('link[rel="preload"][as="image"]').first()).toHaveAttribute(
        'imagesrcset',
        /\.avif 960w/,
      );
    },
  }),
);

test(
  '[A-036] the intro folds before and after the code has loaded, and the page is laid out from the first byte',
  journey({
    'the intro is folded before any code has loaded, as it is afterwards': async ({ page, context }) => {
      for (const path of [SEASON, DRAMA]) {
        const boxOf = (of: Page) => of.getByRole('region', { name: dramaTexts.intro }).boundingBox();
        const still = await context.newPage();
        await still.route('**/assets/*.js', (route) => route.abort());
        await still.goto(path);
        await still.getByRole('region', { name: dramaTexts.intro }).waitFor();
        const before = await boxOf(still);
        const toggleOf = (of: Page) => of.getByRole('button', { name: partTexts.more, exact: true });
        await expect(toggleOf(still)).toBeVisible();
        await still.close();
        await openPage(page, path);
        expect(before?.height).toBeGreaterThan(0);
        await toggleOf(page).click();
        await page.getByRole('button', { name: partTexts.less, exact: true }).click();
        await expect(toggleOf(page)).toBeVisible();
        await expect.poll(async () => (await boxOf(page))?.height).toBe(before?.height);
      }
    },
    'without scripts the whole intro is there': async ({ browser }) => {
      for (const path of [SEASON, DRAMA]) {
        const without = await browser.newContext({ javaScriptEnabled: false });
        const page = await without.newPage();
        await page.goto(path);
        const words = page.getByRole('region', { name: dramaTexts.intro }).locator('p').last();
        const cut = await words.evaluate((text) => {
          const box = text.parentElement;
          return (box?.scrollHeight ?? 0) - (box?.clientHeight ?? 0);
        });
        expect(cut).toBe(0);
        await expect(page.getByRole('button', { name: partTexts.more, exact: true })).toBeHidden();
        await without.close();
      }
    },
    'an intro of more than three lines folds and unfolds; one of three lines or less has no toggle': async ({
      page,
    }) => {
      const words = page.getByRole('region', { name: dramaTexts.intro }).locator('p');
      const linesOf = () =>
        words.evaluate((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      const shownHeight = () => words.evaluate((text) => text.parentElement?.clientHeight);
      const toggle = page.getByRole('button', { name: partTexts.more, exact: true });
      const seen = new Set<number>();
      for (const [path, widths] of [
        [DRAMA, [320, 430]],
        [LONGER_INTRO, [320, 430]],
        [SHORT_INTRO, [320]],
      ] as const) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await openPage(page, path);
          // Move the mouse to start hydration; until then the toggle is only markup.
          await page.mouse.move(width / 2, 210);
          await expect(page.locator('[data-state="whole"], [data-state="folded"]')).toBeVisible();
          const lines = await linesOf();
          seen.add(lines);
          await expect(toggle, `${lines} lines at ${width} px`).toHaveCount(lines > 3 ? 1 : 0);
          expect(await shownHeight()).toBe(Math.min(lines, 3) * 24);
          if (lines <= 3) continue;
          await expect(toggle).toHaveAttribute('aria-expanded', 'false');
          await toggle.click();
          const less = page.getByRole('button', { name: partTexts.less, exact: true });
          await expect(less).toHaveAttribute('aria-expanded', 'true');
          await expect.poll(shownHeight).toBeGreaterThanOrEqual(lines * 24);
          await less.click();
          await expect.poll(shownHeight).toBe(3 * 24);
        }
      }
      expect([...seen]).toEqual(expect.arrayContaining([3, 4]));
    },
    'the page is laid out before any of its code has loaded': async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(DRAMA);
      const { width = 0, height = 1 } = (await player(page).boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(16 / 9, 1);
    },
  }),
);
