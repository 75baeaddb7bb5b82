import { commonTexts } from '@juban/contract/texts/common';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { labOf } from './lab.ts';

/** Distance in px that one tap on a fine-adjustment button moves the piece. */
const FINE_STEP = 3;
/** Share of the distance after each tenth of the time, and vertical wobble in px, as in a human drag. */
const PROGRESS = [0.04, 0.16, 0.34, 0.55, 0.73, 0.86, 0.94, 0.98, 1];
const WOBBLE = [0, 1, 2, 2, 3, 2, 3, 3, 2];

interface Puzzle {
  challenge: string;
  width: number;
  piece: { size: number };
}

/** Drags the piece as a person does, corrects its position by taps and confirms. */
export async function solveSlider(
  page: Page,
  request: APIRequestContext,
  check: Locator,
  puzzle: Puzzle,
): Promise<void> {
  const answer = await labOf(request).riskAnswer(puzzle.challenge);
  const knob = check.getByTestId('slide-knob');
  const [box, track] = [await knob.boundingBox(), await knob.locator('..').boundingBox()];
  if (!box || !track) throw new Error('the slider knob is not visible');
  const distance = (answer * (track.width - box.width)) / (puzzle.width - puzzle.piece.size);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [n, part] of PROGRESS.entries())
    await page.mouse.move(Math.round(x + distance * part), y + (WOBBLE[n] ?? 0));
  await page.mouse.up();
  await correct(check, answer, puzzle.width);
  await check.getByRole('button', { name: commonTexts.confirm }).click();
}

async function correct(check: Locator, answer: number, width: number): Promise<void> {
  const at = async () =>
    check.getByTestId('slide-piece').evaluate((piece) => {
      const field = piece.parentElement as HTMLElement;
      return (piece.getBoundingClientRect().left - field.getBoundingClientRect().left) / field.clientWidth;
    });
  const off = answer - (await at()) * width;
  const step = check.getByTestId(off > 0 ? 'slide-right' : 'slide-left');
  for (let n = 0; n < Math.round(Math.abs(off) / FINE_STEP); n += 1) await step.click();
}
