import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { expect, test } from '@playwright/test';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { PUNCH, punchOf } from '../lib/punch.ts';

const DAY_MS = 86_400_000;

test.afterEach(({ request }) => request.post('/lab/api/clock', { data: { reset: true } }));

test('[C-049] [C-065] [C-067] a missed day stays missed, the third gives four days, the seventh eight, and then it is over', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser();
  const { cards, mark, gain, thanks } = punchOf(page);
  const goOn = async (days: number) => {
    await request.post('/lab/api/clock', { data: { advanceMs: days * DAY_MS } });
    await openPage(page, PUNCH);
  };
  const markFor = async (days: number) => {
    await expect(mark).toHaveText(fill(texts.mark, { days }));
    await mark.click();
    await expect(gain).toContainText(fill(texts.resultDays, { days }));
  };
  await openPage(page, `${PUNCH}?token=${token}`);
  await markFor(2);
  await goOn(2);
  await expect.poll(cards).toEqual([1, 2, 0, 0, 0, 0, 0]);
  await markFor(4);
  await goOn(4);
  await markFor(8);
  await expect.poll(cards).toEqual([1, 2, 1, 2, 2, 2, 1]);
  await goOn(1);
  await expect(thanks).toContainText(fill(texts.thanksText, { marks: 3, days: 14 }));
  await expect(mark).toHaveCount(0);
});
