import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import {
  CONTACT,
  makePicture,
  pickerOf,
  SAVE_CALL,
  storedOf,
  submitOf,
  TOKEN_CALL,
  tilesOf,
  WORDS,
  writeFeedback,
} from '../lib/feedback.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { holdScripts, openPage } from '../lib/page.ts';
import { expectToast, recordToasts } from '../lib/toasts.ts';

test.use({ viewport: { width: 390, height: 844 } });

const contentOf = (page: Page) => page.getByRole('textbox', { name: feedbackTexts.contentLabel });
const contactOf = (page: Page) => page.getByRole('textbox', { name: feedbackTexts.contactLabel });

test(
  '[C-037][C-038][C-082] the feedback form asks for a login, checks its fields, and keeps what was typed early',
  journey({
    'without a token, or with an ended one, it goes to login and would come back': async ({ page }) => {
      for (const query of ['?isPrivacy=1', '?isPrivacy=1&token=stale-token']) {
        await page.goto(`/next/feedback${query}`);
        await page.waitForURL(/\/login\?/);
        expect(new URL(page.url()).searchParams.get('redirect_path')).toBe('/next/feedback?isPrivacy=1');
      }
    },
    'its title names a problem, with isPrivacy a complaint': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback?token=${token}`);
      await expect(page).toHaveTitle(new RegExp(`^${feedbackTexts.title}`));
      await expect(page.getByTestId('top-bar')).toContainText(feedbackTexts.title);
      await page.goto('/next/feedback?isPrivacy=1');
      await expect(page).toHaveTitle(new RegExp(`^${feedbackTexts.privacyTitle}`));
      await expect(page.getByTestId('top-bar')).toContainText(feedbackTexts.privacyTitle);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedbackTexts.privacyTitle);
      await expect(
        page.getByRole('button', { name: feedbackTexts.submitPrivacy, exact: true }),
      ).toBeVisible();
    },
    'it counts to 400 and shows the first problem': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback?token=${token}`);
      let sent = 0;
      await page.route(SAVE_CALL, (route) => {
        sent += 1;
        return route.continue();
      });
      const steps = [
        ['太短', '', feedbackTexts.tooShort],
        [`  太短${' '.repeat(9)}`, '', feedbackTexts.tooShort],
        ['卡'.repeat(401), '', feedbackTexts.tooLong],
        [`${'卡'.repeat(400)}  `, '', feedbackTexts.contactMissing],
        [WORDS, '', feedbackTexts.contactMissing],
        [WORDS, 'qq-10001', feedbackTexts.contactFormat],
      ] as const;
      for (const [words, contact, text] of steps) {
        await writeFeedback(page, words, contact);
        await expect(page.getByTestId('counter')).toHaveText(`${[...words].length}/400`);
        await submitOf(page).click();
        await expect(page.locator('[aria-invalid=true]')).toHaveAccessibleDescription(new RegExp(text));
      }
      expect(sent).toBe(0);
      await contactOf(page).clear();
      await contactOf(page).pressSequentially('1'.repeat(21));
      await expect(contactOf(page)).toHaveValue('1'.repeat(20));
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
    },
    'what was typed before the page was interactive stays, is counted and is sent': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      const releaseScripts = await holdScripts(page);
      await recordToasts(page);
      await page.goto(`/next/feedback?token=${token}`, { waitUntil: 'commit' });
      await writeFeedback(page);
      releaseScripts();
      await expect(page.getByTestId('counter')).toHaveText(`${[...WORDS].length}/400`);
      await expect(contentOf(page)).toHaveValue(WORDS);
      await expect(contactOf(page)).toHaveValue(CONTACT);
      await submitOf(page).click();
      await expectToast(page, feedbackTexts.received);
    },
  }),
);

test(
  '[C-054][C-055][C-077][C-095] a feedback is sent once with its pictures, and no input is lost',
  journey({
    'a feedback with pictures is sent once, confirmed, and listed': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback/mine?token=${token}`);
      await page.getByRole('link', { name: feedbackTexts.toForm }).click();
      const words = `${WORDS}<img src="x" onerror="document.body.remove()">`;
      await writeFeedback(page, words);
      for (const place of [1, 2]) {
        await pickerOf(page).setInputFiles(await makePicture());
        await expect(storedOf(page)).toHaveCount(place);
      }
      let sent = 0;
      await page.route(SAVE_CALL, (route) => {
        sent += 1;
        return route.continue();
      });
      await submitOf(page).dblclick();
      await expectToast(page, feedbackTexts.received);
      await page.waitForURL(/\/next\/feedback\/mine/);
      expect(sent).toBe(1);
      const card = page.getByRole('list', { name: feedbackTexts.records }).getByRole('article');
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(words);
      await expect(card).toContainText(feedbackTexts.stateReceived);
      await expect(card.locator('img')).toHaveCount(2);
      for (const picture of await card.locator('img').all())
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
    },
    'a refused picture says why, and each can be retried, cancelled or removed': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback?token=${token}`);
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/upload')) uploads.push(request.url());
      });
      const refusal = { code: '4290', msg: '操作太频繁，请稍后再试', data: null };
      await page.route(TOKEN_CALL, (route) => route.fulfill({ status: 429, json: refusal }));
      await pickerOf(page).setInputFiles(await makePicture());
      await expectToast(page, refusal.msg);
      expect(uploads).toEqual([]);
      await submitToProblem(page, feedbackTexts.failedUpload);

      await page.unroute(TOKEN_CALL);
      await page.getByRole('button', { name: fill(feedbackTexts.retryUploadLabel, { place: 1 }) }).click();
      await expect(storedOf(page)).toHaveCount(1);
      expect(uploads).toHaveLength(1);

      await page.route('**/upload', () => {});
      await pickerOf(page).setInputFiles(await makePicture());
      await expect(tilesOf(page).nth(1).getByRole('progressbar')).toBeVisible();
      await submitToProblem(page, feedbackTexts.stillUploading);
      // The touch target extends inwards from the corner.
      const cancel = page.getByRole('button', { name: fill(feedbackTexts.cancelUpload, { place: 2 }) });
      await cancel.click({ position: { x: -21, y: 43 } });
      await expect(tilesOf(page)).toHaveCount(1);
      await page.unroute('**/upload');

      const svg = {
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg onload="alert(1)"/>'),
      };
      await pickerOf(page).setInputFiles(svg);
      await expectToast(page, /图片无法识别/);
      await expect(tilesOf(page)).toHaveCount(1);
      await page.getByRole('button', { name: fill(feedbackTexts.removePicture, { place: 1 }) }).click();
      await expect(tilesOf(page)).toHaveCount(0);
    },
    'a refusal and a lost connection are shown, and the text stays': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback?token=${token}`);
      await writeFeedback(page);
      const refusal = { code: '2169', msg: '图片已失效，请重新上传', data: null };
      await page.route(SAVE_CALL, (route) => route.fulfill({ json: refusal }));
      await submitOf(page).click();
      await expectToast(page, refusal.msg);
      await page.unroute(SAVE_CALL);
      await page.route(SAVE_CALL, (route) => route.abort());
      await submitOf(page).click();
      await expectToast(page, /^发送失败：./);
      await expect(contentOf(page)).toHaveValue(WORDS);
      await expect(contactOf(page)).toHaveValue(CONTACT);
    },
    'text and pictures outlive an ended login, and are sent after the next': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/next/feedback?token=${token}`);
      await writeFeedback(page);
      await pickerOf(page).setInputFiles(await makePicture());
      await expect(storedOf(page)).toHaveCount(1);
      await page.route(SAVE_CALL, (route) => route.fulfill({ json: { code: '1024', msg: '', data: null } }));
      await submitOf(page).click();
      await page.waitForURL(/\/login\?/);
      await page.unroute(SAVE_CALL);
      await openPage(page, `/next/feedback?token=${token}`);
      await expect(contentOf(page)).toHaveValue(WORDS);
      await expect(contactOf(page)).toHaveValue(CONTACT);
      await expect(storedOf(page)).toHaveCount(1);
      await submitOf(page).click();
      await expectToast(page, feedbackTexts.received);
    },
  }),
);

/** Submits and waits for the error at the field. */
async function submitToProblem(page: Page, text: string): Promise<void> {
  await writeFeedback(page);
  await submitOf(page).click();
  await expect(page.getByText(text)).toBeVisible();
}

test('[C-076] five pictures of 10 MB at most, several at once on iOS alone, no root of Android’s storage', async ({
  browser,
  request,
  baseURL,
}) => {
  const { token } = await labOf(request).makeUser();
  const open = async (userAgent: string) => {
    const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await openPage(page, `/next/feedback?token=${token}`);
    return page;
  };
  const android = await open('Mozilla/5.0 (Linux; Android 15; HL-M7) AppleWebKit/537.36 Mobile');
  await expect(pickerOf(android)).not.toHaveAttribute('multiple');
  const picture = await makePicture();
  await pickerOf(android).setInputFiles({ ...picture, name: 'root' });
  await expectToast(android, feedbackTexts.noAccess);
  const heavy = Buffer.concat([picture.buffer, Buffer.alloc(10_485_761 - picture.buffer.length)]);
  await pickerOf(android).setInputFiles({ ...picture, buffer: heavy });
  await expectToast(android, feedbackTexts.pictureTooLarge);
  await pickerOf(android).setInputFiles({ ...picture, buffer: heavy.subarray(0, -1) });
  await expect(storedOf(android)).toHaveCount(1);
  await android.context().close();

  const iphone = await open(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Mobile',
  );
  await expect(pickerOf(iphone)).toHaveAttribute('multiple', '');
  await pickerOf(iphone).setInputFiles(Array(6).fill(picture));
  await expectToast(iphone, feedbackTexts.tooManyPictures);
  await expect(storedOf(iphone)).toHaveCount(5);
  await expect(pickerOf(iphone)).toHaveCount(0);
  await iphone.getByRole('button', { name: fill(feedbackTexts.removePicture, { place: 5 }) }).click();
  await expect(pickerOf(iphone)).not.toHaveAttribute('multiple');
  await iphone.context().close();
});
