import type { Browser, CDPSession, Page } from 'playwright-core';

interface Place {
  x: number;
  y: number;
}

/** A swipe on a page: until something is visible, and back. */
export interface SwipedPage {
  name: string;
  path: string;
  /** Element on which the swipe starts. */
  over: string;
  /** Distance of one swipe, in pixels of the page. */
  by: Place;
  times: number;
  /** Visible after the swipe; otherwise the page did not follow and was not measured. */
  until: string;
}

export interface SwipeFigures {
  /** Tasks over 50 ms on the page's main thread, in order. */
  longTaskMs: readonly number[];
}

/** A mid-range phone compared with this machine, as in the audits. */
const CPU_SLOWDOWN = 4;
const STEPS = 12;
const FRAME_MS = 16;
const REST_MS = 400;
const MIDDLE = 406;

declare global {
  var longTasks: { tasks: number[]; observer: PerformanceObserver } | undefined;
}

/** Opens the page, waits until it is idle, and only counts tasks during the swipes. */
export async function swipePage(browser: Browser, url: string, swiped: SwipedPage): Promise<SwipeFigures> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchLongTasks);
    await swipeThereAndBack(page, session, swiped);
    return { longTaskMs: await page.evaluate(readLongTasks) };
  } finally {
    await context.close();
  }
}

async function swipeThereAndBack(page: Page, session: CDPSession, swiped: SwipedPage): Promise<void> {
  const { over, by, times, until } = swiped;
  const box = await page.locator(over).first().boundingBox();
  if (!box) throw new Error(`${swiped.path} has no ${over}`);
  const at = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, MIDDLE) };
  for (let swipe = 0; swipe < times; swipe += 1) await swipeOnce(page, session, at, by);
  await page.locator(until).first().waitFor();
  for (let swipe = 0; swipe < times; swipe += 1) await swipeOnce(page, session, at, { x: -by.x, y: -by.y });
}

/** Like a finger: one step per frame, then a release, then waits until the page is idle. */
async function swipeOnce(page: Page, session: CDPSession, at: Place, by: Place): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...places] });
  const from = { x: at.x - by.x / 2, y: at.y - by.y / 2 };
  await send('touchStart', [from]);
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }]);
    await page.waitForTimeout(FRAME_MS);
  }
  await send('touchEnd', []);
  await page.waitForTimeout(REST_MS);
}

function watchLongTasks(): void {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  globalThis.longTasks = { tasks, observer };
}

/** Two frames later, everything that the last swipe started has been drawn. */
async function readLongTasks(): Promise<number[]> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
  const { tasks, observer } = globalThis.longTasks ?? {};
  if (!tasks || !observer) throw new Error('no task observer was installed on the page');
  return [...tasks, ...observer.takeRecords().map(({ duration }) => duration)];
}
