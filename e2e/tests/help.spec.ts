import { BRANDS } from '@juban/catalog';
import { expect, type Page, test } from '@playwright/test';
import { simulateHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';

const REVIEW = ['/filmCritic', '/filmCriticDDSP'];
const PLAYLIST = ['/pieceList', '/pieceListDDSP'];
const GUIDE = '/next/activity/reviewguide';
const TUTORIALS = ['/payTipIOS', '/vip/payTipIos', '/next/payTip'];
const OTHER_BRANDS = new RegExp(
  Object.values(BRANDS)
    .filter(({ id }) => id !== 'ddsp')
    .map(({ name }) => name.slice(0, 2))
    .join('|'),
);

/** Waits for the tutorial's picture and returns it. */
async function tutorialPicture(page: Page): Promise<string> {
  const picture = page.getByRole('main').getByRole('img');
  await expect(picture).toBeVisible();
  return (await picture.getAttribute('src')) ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[A-018][A-022][A-023][A-052] without JavaScript the help pages can be read',
    journey({
      'both pages on film reviews explain them in four sections, with the rule of 100 characters': async ({
        page,
      }) => {
        for (const [path, words] of [
          ['/filmCritic', ['什么是影评', '影评有什么用', '如何发布影评', '如何成为优质影评']],
          ['/filmCriticDDSP', ['影评是什么', '写影评能干嘛', '怎么发影评', '怎么变成优质影评']],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('影评说明');
          await expect(page.getByRole('heading', { level: 2 })).toHaveText([...words]);
          await expect(page.getByRole('main')).toContainText(/超过 100 字.{0,4}审核通过/);
        }
      },
      'both pages on playlists explain them in four sections: more than 4 titles are best': async ({
        page,
      }) => {
        for (const [path, words] of [
          ['/pieceList', ['什么是片单', '片单有什么用', '如何发布片单', '如何成为优质片单']],
          ['/pieceListDDSP', ['片单是什么', '做片单能干嘛', '怎么发片单', '怎么变成优质片单']],
        ] as const) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('片单说明');
          await expect(page.getByRole('heading', { level: 2 })).toHaveText([...words]);
          await expect(page.getByRole('main')).toContainText(/超过 4 部.*最好/);
        }
      },
      'the review guide can be read without a token': async ({ page }) => {
        await page.goto(GUIDE);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('影评写作指南');
        await expect(page.getByRole('main')).toContainText('正文超过 100 字，并且通过审核');
      },
      'the tutorial shows its default picture': async ({ page }) => {
        await page.goto('/payTipIOS');
        expect(await tutorialPicture(page)).toContain('/tutorial/apple-');
      },
    }),
  );
});

test(
  '[A-001][A-018][A-022][A-023][A-051][A-052] the help pages have their brand, count a draft, and open their picture',
  journey({
    'the DDSP pages have that brand for every client, and show nothing of another': async ({ page }) => {
      for (const path of [
        '/filmCriticDDSP',
        '/pieceListDDSP',
        '/filmCriticDDSP?ct=Android',
        '/pieceListDDSP?ct=tthj',
      ]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-brand', 'ddsp');
        await expect(page.getByRole('main')).toContainText('点点视频');
        await expect(page).toHaveTitle(/点点视频/);
        expect(await page.getByRole('main').innerText()).not.toMatch(OTHER_BRANDS);
        const targets = await page
          .getByRole('main')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        expect(targets.filter((target) => !target.includes('DDSP'))).toEqual([]);
      }
    },
    'the main pages have the brand of the client type': async ({ page }) => {
      for (const [ct, name] of [
        ['Android', '屿见视频'],
        ['android_jqq', '剧圈圈'],
      ]) {
        await page.goto(`/filmCritic?ct=${ct}`);
        await expect(page.getByRole('main')).toContainText(name ?? '');
      }
    },
    'the guide counts a draft: 100 characters are not enough, 101 are': async ({ page }) => {
      await openPage(page, GUIDE);
      const draft = page.getByLabel('影评草稿');
      await draft.fill('好'.repeat(100));
      await expect(page.getByText('100 字，再写 1 字就够了')).toBeVisible();
      await draft.fill(`${'好'.repeat(100)} \n 剧`);
      await expect(page.getByText('101 字，字数够了，可以去 App 里发布')).toBeVisible();
    },
    'a tap on the picture of the tutorial opens it in the viewer, and back closes that': async ({ page }) => {
      await openPage(page, '/payTipIOS?ct=Android');
      await page.getByRole('button', { name: '查看大图' }).tap();
      const viewer = page.getByRole('dialog', { name: '图片' });
      await expect(viewer.getByRole('img')).toHaveAttribute('src', /tutorial\/android-780/);
      await page.goBack();
      await expect(viewer).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/payTipIOS');
    },
    'nothing moves while the picture loads, and its alternative text is shown if loading fails': async ({
      page,
    }) => {
      await page.route(/art\/tutorial\/android/, (route) => route.abort());
      await page.goto('/payTipIOS?ct=Android');
      await expect(page.getByRole('alert').first()).toContainText('图片没有加载出来');
      await expect(page.getByText('选择支付方式')).toBeVisible();
    },
    'axe finds nothing on help pages, guide and tutorial in light and dark, and 320 to 430 px fit': async ({
      page,
    }) => {
      for (const path of [...REVIEW, ...PLAYLIST, GUIDE, '/payTipIOS?ct=ios_ddsp']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectAccessibleInBothThemes(page);
          await expectToFit(page, [320, 375, 430]);
        });
      }
    },
  }),
);

test(
  '[A-052] the tutorial shows the picture of the client family',
  journey({
    'each client type gets the picture of its family at each of the three addresses, at once': async ({
      page,
    }) => {
      for (const [ct, family] of [
        ['ios_rrsp_jzsp', 'apple'],
        ['ipad_ddsp', 'apple'],
        ['Android', 'android'],
        ['android_rrsp_hm', 'android'],
        ['web_applet', 'web'],
        ['win_rrsp', 'screen'],
      ]) {
        for (const path of TUTORIALS) {
          await page.goto(`${path}?ct=${ct}`, { waitUntil: 'commit' });
          expect(await tutorialPicture(page), `${path} ${ct}`).toContain(`/tutorial/${family}-`);
          await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
        }
      }
    },
    'a host that names its client gets that picture; a silent one gets the default': async ({
      page,
      context,
    }) => {
      const info = { clientType: 'win_rrsp', clientVersion: '5.19.1' };
      await addScript(page, simulateHost, { kind: 'hostObject', answers: { getAppInfo: info } } as const);
      await page.goto('/payTipIOS');
      expect(await tutorialPicture(page)).toContain('/tutorial/screen-');

      const other = await context.newPage();
      await addScript(other, simulateHost, { kind: 'hostObject', behaviour: 'silent' } as const);
      await other.clock.install();
      await openPage(other, '/next/payTip');
      await expect(other.getByTestId('skeleton')).toBeVisible();
      await other.clock.fastForward(1_500);
      expect(await tutorialPicture(other)).toContain('/tutorial/apple-');
      // The client type becomes the default (Android) later; the picture stays.
      await other.clock.fastForward(5_000);
      await expect(other).toHaveURL(/ct=Android/);
      expect(await tutorialPicture(other)).toContain('/tutorial/apple-');
    },
  }),
);
