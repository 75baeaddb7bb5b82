import { commonTexts } from '@juban/contract/texts/common';
import { navigationTexts } from '@juban/contract/texts/navigation';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';

const ID = '701';
const pageOf = (id: string) => `/next/navigation?id=${encodeURIComponent(id)}`;

interface Section {
  id: string;
  name: string;
  sectionType: string;
  plotType: string | null;
  description: string | null;
  displayPlayIcon: boolean;
}

async function topicOf(request: APIRequestContext) {
  const answer = await request.post('/centreapi/v3plus/index/navigation/detail', {
    data: { navigationId: ID },
  });
  const { data }: { data: { navigation: { title: string }; sections: Section[] } } = await answer.json();
  return data;
}

interface SentEvent {
  id: number;
  at: number;
  properties: Record<string, unknown>;
}

/** Records events that the page sends from now on. */
async function watchEvents(page: Page): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  await page.route('**/api/events', async (route) => {
    const text = route.request().postData();
    if (text) events.push(...(JSON.parse(text) as { events: SentEvent[] }).events);
    await route.fulfill({ json: { code: '0000', msg: '', data: null } });
  });
  return events;
}

const sectionsOf = (page: Page) => page.getByRole('main').locator('section');
const jumpOf = (page: Page) => page.getByTestId('jump-to-app');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[C-039][A-074] a topic shows its title, its picture, and its sections in their order', async ({
    page,
    request,
  }) => {
    const { navigation, sections } = await topicOf(request);
    await page.goto(pageOf(ID));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(navigation.title);
    await expect(page.getByRole('main').locator('header img')).toHaveAttribute('src', /\/content\//);
    await expect(sectionsOf(page).locator('h2')).toHaveText(sections.map(({ name }) => name));
    for (const [place, section] of sections.entries()) {
      const shown = sectionsOf(page).nth(place);
      await expect(shown).toHaveAttribute('data-type', section.sectionType);
      await expect(shown.locator('picture img')).toHaveCount(1);
      await expect(shown.getByTestId('play-icon')).toHaveCount(section.displayPlayIcon ? 1 : 0);
      if (section.description) await expect(shown).toContainText(section.description);
      if (section.plotType) await expect(shown).toContainText(section.plotType);
      if (section.sectionType === 'BIG_IMAGE_DRAMA')
        await expect(shown).toContainText(/\d+月\d+日 开播|热播中/);
    }
    await expect(jumpOf(page)).toHaveAttribute('href', /^yujian:\/\//);
  });
});

test(
  '[C-039][C-040][C-078] a topic has its own colours and social card, shows the way into the app, and sends its events',
  journey({
    'page and section have their own colours, and more leads on': async ({ page }) => {
      await openPage(page, pageOf(ID));
      const backgroundOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await backgroundOf('main')).toBe('rgb(16, 18, 22)');
      expect(await backgroundOf('section[data-own]')).toBe('rgb(26, 18, 11)');
      await sectionsOf(page).first().getByRole('link', { name: navigationTexts.more }).tap();
      await expect(page).toHaveURL(/\/share\/sheetSquare\?categoryId=\d+/);
    },
    'the jump-to-app picture shows outside the app only': async ({ page, context }) => {
      await openPage(page, pageOf(ID));
      await expect(jumpOf(page)).toBeVisible();
      const inApp = await context.newPage();
      const answers = { getAppInfo: { clientType: 'Android', clientVersion: '6.0.0' } };
      await playHost(inApp, USER_AGENTS.android, { kind: 'hostObject', answers });
      await openPage(inApp, pageOf(ID));
      await expect(jumpOf(inApp)).toHaveCount(0);
    },
    'axe finds nothing in either theme, and every phone fits': async ({ page }) => {
      await openPage(page, pageOf(ID));
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
    },
    'a link shows the social card of the topic, in its own colour': async ({ request, baseURL }) => {
      const { navigation } = await topicOf(request);
      const html = await (await request.get(pageOf(ID))).text();
      expect(html).toContain(`<meta property="og:title" content="${navigation.title}"/>`);
      expect(html).toMatch(new RegExp(`<meta property="og:image" content="${baseURL}/content/[^"]+"`));
      expect(html).toContain(`<meta property="og:url" content="${baseURL}${pageOf(ID)}"/>`);
      expect(html).toContain('<meta name="theme-color" content="rgb(16, 18, 22)"/>');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${pageOf(ID)}"/>`);
    },
    'a hostile id is the not-found page': async ({ request }) => {
      for (const id of HOSTILE) {
        const answer = await request.get(pageOf(id), { maxRedirects: 0 });
        expect(answer.status()).toBe(200);
        const html = await answer.text();
        expect(html).toContain('data-testid="not-found"');
        expect(html).toContain('<meta name="robots" content="noindex"/>');
      }
    },
    'using the whole page sends each of its events': async ({ page }) => {
      test.setTimeout(90_000);
      const events = await watchEvents(page);
      await playHost(page, USER_AGENTS.wechat);
      await openPage(page, pageOf(ID));
      const drama = sectionsOf(page).nth(1);
      await drama.scrollIntoViewIfNeeded();
      await expect
        .poll(() => events.map(({ id }) => id))
        .toEqual(expect.arrayContaining([12010, 12011, 10017, 40016]));
      await jumpOf(page).tap();
      await page.getByRole('button', { name: commonTexts.know }).tap();
      for (const tap of [
        () =>
          drama
            .locator('a')
            .filter({ has: page.getByTestId('play-icon') })
            .tap(),
        () => drama.getByRole('heading').tap(),
        () => sectionsOf(page).first().getByRole('link', { name: navigationTexts.more }).tap(),
      ]) {
        await tap();
        await expect(page).toHaveURL(/\/share\//);
        await page.goBack();
        await expect(jumpOf(page)).toBeVisible();
      }
      const all = [12010, 12011, 12012, 10017, 10018, 10030, 40016, 40017];
      await expect.poll(() => events.map(({ id }) => id)).toEqual(expect.arrayContaining(all));
    },
  }),
);

/** Opens the topic, waits for hydration and stops the clock; returns the time in ms. */
async function openAndStopTime(page: Page): Promise<number> {
  await page.clock.install({ time: '2026-11-15T08:00:00+08:00' });
  await openPage(page, pageOf(ID));
  await page.clock.pauseAt('2026-11-15T09:00:00+08:00');
  return page.evaluate(() => Date.now());
}

/** Intersection observers run in real time, whatever the page's clock says. */
async function show(page: Page, section: 'first' | 'last'): Promise<void> {
  await page.evaluate((which) => {
    const all = document.querySelectorAll('main section');
    all[which === 'last' ? all.length - 1 : 0]?.scrollIntoView({ block: 'center' });
  }, section);
  await page.waitForTimeout(1_000);
}

const seenAt = (events: readonly SentEvent[], place: number) =>
  events.filter(({ id, properties }) => id === 12011 && properties.place === place).map(({ at }) => at);

test('[C-078] what is in view counts as seen after 3 s, not before', async ({ page, request }) => {
  const last = (await topicOf(request)).sections.length - 1;
  const events = await watchEvents(page);
  const stopped = await openAndStopTime(page);
  await show(page, 'last');
  await page.clock.runFor(2_900);
  await show(page, 'first');
  await page.clock.runFor(10_000);
  await show(page, 'last');
  const shown = stopped + 12_900;
  await page.clock.runFor(3_000);
  await page.clock.runFor(3_500);
  await expect.poll(() => seenAt(events, last)).toEqual([shown + 3_000]);
  const ids = events.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([12010, 10017, 40016]));
});

const HOSTILE = [
  '',
  '0',
  '../701',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  'x'.repeat(65),
  'x'.repeat(10_240),
];
