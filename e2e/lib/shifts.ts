import type { Page } from '@playwright/test';
import { addScript } from './page-scripts.ts';

interface Shift {
  at: number;
  size: number;
}

/**
 * Collects layout shifts of all pages opened later and returns a function that reads those of the current
 * page. Shifts before the document was read whole are ignored: a busy machine paints incomplete documents.
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
