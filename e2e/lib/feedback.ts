import { feedbackTexts } from '@juban/contract/texts/feedback';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const WORDS = '昨晚第 7 集播到 23 分左右画面卡住，声音还在继续';
export const CONTACT = '138 0016 2947';
export const TOKEN_CALL = '**/centreapi/qiniu/temporary/token*';
export const SAVE_CALL = '**/userFeedback/saveOrUpdate';

/** A picture with the dimensions of a phone photo. */
export async function makePicture(name = 'photo.jpg', background = '#c85a1e') {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const pickerOf = (page: Page) => page.getByLabel(feedbackTexts.addPictureLabel);
export const tilesOf = (page: Page) => page.getByTestId('picture');
export const storedOf = (page: Page) => page.locator('[data-testid="picture"][data-state="stored"]');
export const submitOf = (page: Page) => page.getByRole('button', { name: feedbackTexts.submit });

export async function writeFeedback(page: Page, words = WORDS, contact = CONTACT): Promise<void> {
  await page.getByRole('textbox', { name: feedbackTexts.contentLabel }).fill(words);
  await page.getByRole('textbox', { name: feedbackTexts.contactLabel }).fill(contact);
}
