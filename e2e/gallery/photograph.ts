import path from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, request } from '@playwright/test';
import { simulateHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { findingsOf } from '../lib/axe.ts';
import { type LabUser, labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { USER_AGENTS } from '../lib/user-agents.ts';
import type { GalleryHost } from './hosts.ts';
import type { Scene } from './scene.ts';
import { clientTypeFor, type View } from './views.ts';

export interface Studio {
  browser: Browser;
  baseUrl: string;
  folder: string;
}

/** One screenshot, as listed on the index page. */
export interface Picture {
  file: string;
  scene: string;
  title: string;
  group: string;
  view: string;
  width: number;
  fault?: string;
}

const DESKTOP_FROM = 1_000;
const LONGEST = 3_200;

/** Takes one scene in one view. An unreachable scene is reported as a fault. */
export async function photographScene(studio: Studio, scene: Scene, view: View): Promise<Picture> {
  const file = `${scene.id}--${view.name}.jpg`;
  const about = {
    file,
    scene: scene.id,
    title: scene.title,
    group: scene.group,
    view: view.name,
    width: view.width,
  };
  const options = { colorScheme: view.theme, ...deviceOf(view.width) };
  return withPage(studio, options, about, async (page, api) => {
    const lab = labOf(api);
    const user = scene.user && (await lab.makeUser(scene.user));
    await openPage(page, addressOf(scene.page, { ct: clientTypeFor(view.brand), ...tokenOf(user) }));
    await scene.act?.(page, lab);
  });
}

/** Takes the same page in a host. The client type comes from the host, never from the address. */
export async function photographHost(studio: Studio, at: string, host: GalleryHost): Promise<Picture> {
  const name = host.userAgent.includes('miniProgram') ? 'mini-program' : host.name;
  const file = `host--${encodeURIComponent(name).replace(/%/g, '')}.jpg`;
  const about = { file, scene: 'hosts', title: host.name, group: '宿主', view: host.name, width: host.width };
  const options = { ...deviceOf(host.width), userAgent: host.userAgent };
  return withPage(studio, options, about, async (page) => {
    if (host.bridge) await page.addInitScript(simulateHost, host.bridge);
    await openPage(page, at);
  });
}

type Reach = (page: Page, api: Awaited<ReturnType<typeof request.newContext>>) => Promise<void>;

async function withPage(
  { browser, baseUrl, folder }: Studio,
  options: BrowserContextOptions,
  about: Picture,
  reach: Reach,
): Promise<Picture> {
  const api = await request.newContext({ baseURL: baseUrl });
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
  });
  try {
    const page = await context.newPage();
    const unreached = await reach(page, api).then(
      settle(page),
      (error: Error) => error.message.split('\n')[0],
    );
    await fitViewportToPage(page);
    await page.screenshot({ path: path.join(folder, about.file), type: 'jpeg', quality: 82 });
    const fault = unreached ?? (await faultOf(page));
    // The scene may have changed the viewport.
    const taken = { ...about, width: page.viewportSize()?.width ?? about.width };
    return fault ? { ...taken, fault } : taken;
  } finally {
    await context.close();
    await api.dispose();
  }
}

/** Faults that a screenshot does not show: axe findings and horizontal overflow. */
async function faultOf(page: Page): Promise<string | undefined> {
  const width = page.viewportSize()?.width ?? 0;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const faults = [...(await findingsOf(page)), ...(needed > width ? [`needs ${needed} px`] : [])];
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/** Waits until pictures are decoded and calls answered. */
const settle = (page: Page) => async (): Promise<undefined> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/**
 * Grows the viewport to the page's height so that fixed bars are at its end. Dialogs keep the normal
 * viewport.
 */
async function fitViewportToPage(page: Page): Promise<void> {
  const view = page.viewportSize();
  if (await page.locator('[role=dialog]:visible, [role=alertdialog]:visible').count()) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight).catch(() => 0);
  if (view && height > view.height && height <= LONGEST)
    await page.setViewportSize({ width: view.width, height });
}

function deviceOf(width: number): BrowserContextOptions {
  if (width >= DESKTOP_FROM)
    return { viewport: { width, height: 800 }, deviceScaleFactor: 1, userAgent: USER_AGENTS.desktop };
  const height = width > 600 ? 1_100 : 844;
  return {
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: USER_AGENTS.chromeAndroid,
  };
}

const tokenOf = (user: LabUser | undefined) => (user ? { token: user.token } : {});

function addressOf(page: string, query: Readonly<Record<string, string>>): string {
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
