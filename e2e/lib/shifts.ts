import type { Page } from '@playwright/test';
import { addScript } from './page-scripts.ts';

interface Shift {
  at: number;
  size: number;
}

/**
 * Collects the layout shifts of the pages that are opened from now on; answers how to read those of the page shown.
 * A busy machine paints before it has read the whole document: what moves while the rest arrives is no shift of ours.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await addScript(page, () => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, size: Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const readAt = Number(visit && Reflect.get(visit, 'domInteractive'));
      const shifts: Shift[] = Reflect.get(window, 'shifts');
      return shifts.filter(({ at }) => at > readAt).map(({ size }) => size);
    });
}
