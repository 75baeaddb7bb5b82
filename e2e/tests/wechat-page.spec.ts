import { openHintTexts } from '@juban/contract/texts/open-hint';
import { expect, type Page, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { USER_AGENTS } from '../lib/user-agents.ts';

const DRAMA = '/share/drama?dramaId=40001';
const CONFIG = {
  appId: 'wx0000000000000001',
  timestamp: 1_790_000_000,
  nonceStr: '00112233445566778899aabb',
  signature: '0'.repeat(40),
  launchAppId: 'wx00000000000000a1',
};

interface Asked {
  call: string;
  input: Record<string, unknown>;
}

/** Shows the page as WeChat does for a configured account, with a bridge that records its calls. */
async function showInWechat(page: Page, outcome: 'ok' | 'fail'): Promise<void> {
  await page.route('**/api/share/wechat/config*', (route) =>
    route.fulfill({ json: { code: '0000', msg: 'ok', data: { config: CONFIG } } }),
  );
  await addScript(
    page,
    (answer) => {
      const asked: Asked[] = [];
      Object.assign(window, {
        asked,
        WeixinJSBridge: {
          invoke(call: string, input: Record<string, unknown>, done: (contentOf: object) => void) {
            asked.push({ call, input });
            done({ err_msg: `${call}:${answer}` });
          },
        },
      });
    },
    outcome,
  );
}
const bridgeArgsOf = (page: Page) => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked);

test.use({ userAgent: USER_AGENTS.wechat });

test(
  '[A-040] WeChat gets the card of the page and shows its launch tag only for a page it accepts',
  journey({
    'WeChat gets the card of the page, and its tag is in the hint with the deep link': async ({ page }) => {
      await showInWechat(page, 'ok');
      await openPage(page, DRAMA);
      await expect
        .poll(async () => (await bridgeArgsOf(page)).map(({ call }) => call))
        .toEqual(['preVerifyJSAPI', 'updateAppMessageShareData', 'updateTimelineShareData']);
      const [proof, card] = await bridgeArgsOf(page);
      expect(proof?.input).toMatchObject({ verifyAppId: CONFIG.appId, verifySignature: CONFIG.signature });
      const contentOf = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
      expect(card?.input).toMatchObject({
        title: await contentOf('title'),
        desc: await contentOf('description'),
        link: await contentOf('url'),
        imgUrl: await contentOf('image'),
      });
      await page.getByTestId('open-app').click();
      const tag = page.getByTestId('arrow-hint').locator('wx-open-launch-app');
      await expect(tag).toHaveAttribute('appid', CONFIG.launchAppId);
      await expect(tag).toHaveAttribute('extinfo', /^yujian:\/\/season\/40001/);
      expect(await tag.locator('script').evaluate(({ innerHTML }) => innerHTML)).toContain(
        openHintTexts.launch,
      );
      // WeChat fires an error when the app is missing: the tag disappears, the arrow stays.
      await tag.evaluate((element) => element.dispatchEvent(new Event('error')));
      await expect(tag).toHaveCount(0);
      await expect(page.getByTestId('arrow-hint')).toBeVisible();
    },
    'a page that WeChat does not accept gets no tag and gives no card': async ({ page }) => {
      await showInWechat(page, 'fail');
      await openPage(page, DRAMA);
      await expect.poll(async () => (await bridgeArgsOf(page)).length).toBe(1);
      await page.getByTestId('open-app').click();
      await expect(page.getByTestId('arrow-hint')).toBeVisible();
      await expect(page.locator('wx-open-launch-app')).toHaveCount(0);
      expect((await bridgeArgsOf(page)).map(({ call }) => call)).toEqual(['preVerifyJSAPI']);
    },
  }),
);
