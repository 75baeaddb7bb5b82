import { commonTexts } from '@juban/contract/texts/common';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { labOf } from './lab.ts';

/** What one tap beside the button moves the piece. */
const FINE_STEP = 3;
/** How far a hand has come after each tenth of its time, and how far it wavers. */
const PACE = [0.04, 0.16, 0.34, 0.55, 0.73, 0.86, 0.94, 0.98, 1];
const WAVER = [0, 1, 2, 2, 3, 2, 3, 3, 2];

interface Puzzle {
  challenge: string;
  width: number;
  piece: { size: number };
}

/** Drags the piece as a hand does, corrects its place by taps, and confirms. */
export async function solveSlider(
  page: Page,
  request: APIRequestContext,
  check: Locator,
  puzzle: Puzzle,
): Promise<void> {
  const answer = await labOf(request).riskAnswer(puzzle.challenge);
  const knob = check.getByTestId('slide-knob');
  const [box, track] = [await knob.boundingBox(), await knob.locator('..').boundingBox()];
  if (!box || !track) throw new Error('the knob has no box');
  const way = (answer * (track.width - box.width)) / (puzzle.width - puzzle.piece.size);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [n, part] of PACE.entries())
    await page.mouse.move(Math.round(x + way * part), y + (WAVER[n] ?? 0));
  await page.mouse.up();
  await correct(check, answer, puzzle.width);
  await check.getByRole('button', { name: commonTexts.confirm }).click();
}

async function correct(check: Locator, answer: number, width: number): Promise<void> {
  const at = async () =>
    check.getByTestId('slide-piece').evaluate((piece) => {
      const ground = piece.parentElement as HTMLElement;
      return (piece.getBoundingClientRect().left - ground.getBoundingClientRect().left) / ground.clientWidth;
    });
  const off = answer - (await at()) * width;
  const step = check.getByTestId(off > 0 ? 'slide-right' : 'slide-left');
  for (let n = 0; n < Math.round(Math.abs(off) / FINE_STEP); n += 1) await step.click();
}
