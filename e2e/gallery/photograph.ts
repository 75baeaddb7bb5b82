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

/** A picture that was taken, as the browsable page lists it. */
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

/** One scene in one view. A scene that cannot be reached is told, not left out. */
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

/** The same page in a host: the client type is what the host answers, never what the address says. */
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
    await unroll(page);
    await page.screenshot({ path: path.join(folder, about.file), type: 'jpeg', quality: 82 });
    const fault = unreached ?? (await faultOf(page));
    // A scene may have gone to a larger screen.
    const taken = { ...about, width: page.viewportSize()?.width ?? about.width };
    return fault ? { ...taken, fault } : taken;
  } finally {
    await context.close();
    await api.dispose();
  }
}

/** What nobody sees in a picture: findings of axe, and a page wider than its window. */
async function faultOf(page: Page): Promise<string | undefined> {
  const width = page.viewportSize()?.width ?? 0;
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  const faults = [...(await findingsOf(page)), ...(needed > width ? [`needs ${needed} px`] : [])];
  return faults.length > 0 ? faults.join('; ') : undefined;
}

/** Nothing still on its way: pictures decoded, calls answered. */
const settle = (page: Page) => async (): Promise<undefined> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** As tall as the page, so that what floats stands at its foot; but a dialog is what the picture is about. */
async function unroll(page: Page): Promise<void> {
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
