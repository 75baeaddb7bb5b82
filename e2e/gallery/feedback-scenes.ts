import { feedbackTexts } from '@juban/contract/texts/feedback';
import type { Page } from '@playwright/test';
import { makePicture, pickerOf, storedOf, submitOf, tilesOf, writeFeedback } from '../lib/feedback.ts';
import type { State } from './scene.ts';

const LIST_CALL = '**/userFeedback/mine*';
const ANSWERS = [
  {},
  { state: 'accepted', points: 50, reply: '已在 10.19.1 修复，谢谢你写得这么清楚' },
  {
    state: 'declined',
    isPrivacy: true,
    pictures: [],
    content: '设置里关掉了个性化推荐，首页还是推荐昨天搜过的剧',
    reply: '首页的「继续观看」来自本机记录，可在设置里清除',
  },
];
const WRITER = { preset: 'member' };

/** Picks three pictures: one uploaded, one uploading, one failed. */
async function pickThree(page: Page): Promise<void> {
  await writeFeedback(page);
  await pickerOf(page).setInputFiles(await makePicture('a.jpg', '#3b5b7a'));
  await storedOf(page).waitFor();
  await page.route('**/upload', (route) => route.abort());
  await pickerOf(page).setInputFiles(await makePicture('b.jpg', '#7a5b3b'));
  await page.locator('[data-testid="picture"][data-state="failed"]').waitFor();
  await page.unroute('**/upload');
  await page.evaluate(stubUploadProgress);
  await pickerOf(page).setInputFiles(await makePicture('c.jpg', '#3b7a5b'));
  await tilesOf(page).nth(2).getByRole('progressbar').waitFor();
  await page.getByText(feedbackTexts.uploadFailed).waitFor({ state: 'hidden' });
}

/** Stubs XMLHttpRequest: a pending network request would delay the screenshot. */
function stubUploadProgress(): void {
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    const progress = { lengthComputable: true, loaded: 62, total: 100 };
    this.upload.dispatchEvent(new ProgressEvent('progress', progress));
  };
}

async function sendShort(page: Page): Promise<void> {
  await writeFeedback(page, '太短');
  await submitOf(page).click();
  await page.getByText(feedbackTexts.tooShort).waitFor();
}

async function sendOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: feedbackTexts.toForm }).click();
  await writeFeedback(page);
  await pickerOf(page).setInputFiles(await makePicture());
  await storedOf(page).waitFor();
  await submitOf(page).click();
  await page.getByRole('list', { name: feedbackTexts.records }).waitFor();
}

/** Shows a feedback that support has answered. */
async function answer(page: Page): Promise<void> {
  await sendOne(page);
  await page.route(LIST_CALL, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const [own] = json.data.content;
    json.data.content = ANSWERS.map((change, at) => ({ ...own, ...change, id: String(at) }));
    return route.fulfill({ json });
  });
  await page.reload();
  await page.getByText(feedbackTexts.stateAccepted).waitFor();
}

/** The form and the list for a logged-in user. */
export const FEEDBACK_STATES: Readonly<Record<string, readonly State[]>> = {
  '/next/feedback': [
    { name: '已登录', page: '/next/feedback', user: WRITER },
    { name: '隐私投诉', page: '/next/feedback?isPrivacy=1', user: WRITER },
    { name: '有图片', page: '/next/feedback', user: WRITER, act: pickThree },
    { name: '太短', page: '/next/feedback', user: WRITER, act: sendShort },
  ],
  '/next/feedback/mine': [
    { name: '没有反馈', page: '/next/feedback/mine', user: WRITER },
    { name: '有反馈', page: '/next/feedback/mine', user: WRITER, act: sendOne },
    { name: '有答复', page: '/next/feedback/mine', user: WRITER, act: answer },
  ],
};
