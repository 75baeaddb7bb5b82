import { expect, type Page } from '@playwright/test';

export const SIX_SIZES = [
  { width: 375, height: 553 },
  { width: 360, height: 560 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
];

/**
 * Checks that exactly one of pay button and buy bar can be tapped, and that the strip is hidden while the bar
 * is shown.
 */
export async function expectOneLayer(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const isHit = (element: Element | null) => {
          if (!element) return false;
          const { left, top, width, height } = element.getBoundingClientRect();
          // Check its whole width, not only the centre.
          return [0.1, 0.5, 0.9].every((share) => {
            const found = document.elementFromPoint(left + width / 2, top + height * share);
            return found !== null && element.contains(found);
          });
        };
        const of = (selector: string) => isHit(document.querySelector(selector));
        const [bar, strip] = [of('[data-testid=buy-bar] button'), of('[data-testid=bottom-banner] a')];
        const buttons = [...document.querySelectorAll('main button')];
        const pay = isHit(buttons.find(({ textContent }) => /^支付 /.test(textContent ?? '')) ?? null);
        return { canBuy: pay !== bar, layers: Number(bar) + Number(strip) <= 1 };
      }),
    )
    .toEqual({ canBuy: true, layers: true });
}

/** Controls that something covers even after scrolling them into view. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('main a, main button, main input')) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      await nextFrame();
      await nextFrame();
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || getComputedStyle(control).visibility === 'hidden') continue;
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      // A link may be covered by its own content, and a checkbox by its label.
      const label = control instanceof HTMLInputElement ? control.parentElement : control;
      if (!found || !(label?.contains(found) || label?.parentElement?.contains(found))) {
        covered.push(`${control.outerHTML.slice(0, 120)} under ${found?.outerHTML.slice(0, 120)}`);
      }
    }
    return covered;
  });
