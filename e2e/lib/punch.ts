import { punchTexts } from '@juban/contract/texts/punch';
import type { Page } from '@playwright/test';

export const PUNCH = '/dailyPunch';

/** Elements of the new-user check-in. */
export const punchOf = (page: Page) => ({
  screen: page.getByTestId('punch'),
  /** State of each day in order: 0 pending, 1 checked, 2 missed. */
  cards: () =>
    page
      .getByTestId('day-card')
      .evaluateAll((days) => days.map((day) => Number(day.getAttribute('data-state')))),
  mark: page.getByTestId('punch-mark'),
  gain: page.getByTestId('punch-gain'),
  thanks: page.getByTestId('punch-thanks'),
  reminder: page.getByRole('switch', { name: punchTexts.remind }),
});
