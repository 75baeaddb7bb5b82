import { expect, type Page, test } from '@playwright/test';
import type { Behaviour, SimulatedHost } from '../../apps/web/src/host/testing/simulated-host.ts';
import { brandOf, callerOf, callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { labOf } from '../lib/lab.ts';
import { believeInLine, openPage, untilAwake } from '../lib/page.ts';

const APP_INFO = { clientType: 'android_ddsp', clientVersion: '6.0.0', theme: 'dark' };
const PROFILE = '/api/user/profile';

const HOSTS: ReadonlyArray<
  [name: keyof typeof USER_AGENTS, kind: SimulatedHost['kind'], clientType: string]
> = [
  ['android', 'hostObject', 'android_ddsp'],
  ['harmony', 'hostObject', 'android_rrsp_hm'],
  ['ios', 'messageHandler', 'ios_jxx'],
  ['ios', 'oldMessageHandler', 'ios_jxx'],
  ['ipad', 'messageHandler', 'ipad_ddsp'],
  ['desktopClient', 'queryFunction', 'win_tthj'],
];

for (const [name, kind, clientType] of HOSTS) {
  test(`[A-075] [A-076] [A-100] ${name} by its ${kind}: calls go out as ${clientType}, with the app's token`, async ({
    page,
    request,
  }) => {
    const user = await labOf(request).makeUser();
    const answers = { getAppInfo: { ...APP_INFO, clientType }, getToken: user.token };
    await playHost(page, USER_AGENTS[name], { kind, answers });
    const asked = callerOf(page, PROFILE);
    await page.goto('/');
    expect(await asked).toEqual({ clientType, clientVersion: '6.0.0', token: user.token });
    expect(await callsOf(page)).toEqual(expect.arrayContaining(['getAppInfo', 'getToken']));
    expect(new URL(page.url()).searchParams.get('ct')).toBe(clientType);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

const clientTypeOf = (page: Page) => expect.poll(() => new URL(page.url()).searchParams.get('ct'));

/** Where a mini-program was told to go, by WeChat's own object in its web view. */
const stepsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'miniProgramSteps'));

async function playMiniProgram(page: Page): Promise<void> {
  await playHost(page, USER_AGENTS.miniProgram);
  await page.addInitScript(() => {
    const steps: string[] = [];
    const take =
      (name: string) =>
      ({ url = '', success }: { url?: string; success: () => void }) => {
        steps.push(`${name} ${url}`);
        success();
      };
    const miniProgram = { navigateTo: take('navigateTo'), navigateBack: take('navigateBack') };
    Object.assign(window, { wx: { miniProgram }, miniProgramSteps: steps });
  });
}

test('[A-075] [A-112] a mini-program is one of its own client type; log-in and close lead to its own pages', async ({
  page,
}) => {
  await playMiniProgram(page);
  await openPage(page, '/');
  await clientTypeOf(page).toBe('web_applet');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  const login = `navigateTo /pages/login/login?back=${encodeURIComponent(page.url())}`;
  await expect.poll(() => stepsOf(page)).toEqual([login]);
  expect(new URL(page.url()).pathname).toBe('/');
  await openPage(page, '/mall');
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => stepsOf(page)).toEqual(['navigateBack ']);
});

test('[A-075] social and plain browsers are plain web: nothing is asked, the address stays as it is', async ({
  context,
  request,
}) => {
  for (const name of ['wechat', 'qq', 'weibo', 'alipay', 'browser'] as const) {
    await test.step(name, async () => {
      const { token } = await labOf(request).makeUser();
      const page = await context.newPage();
      await playHost(page, USER_AGENTS[name]);
      const asked = callerOf(page, PROFILE);
      await page.goto(`/?token=${token}`);
      expect(await asked).toEqual({ clientType: 'web', clientVersion: '5.19.1', token });
      expect(new URL(page.url()).search).toBe('');
      await page.close();
    });
  }
});

test('[A-001] [A-075] the page wears the brand of the app around it', async ({ page }) => {
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getAppInfo: APP_INFO } });
  await page.goto('/');
  await brandOf(page).toBe('ddsp');
});

test('[A-109] a silent host is the Android default after 5 s, and not before', async ({ page }) => {
  await page.clock.install();
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour: 'silent' });
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  // In small steps, so that the 5 s begin no more than one of them ago.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return callsOf(page);
    })
    .toContain('getAppInfo');
  await page.clock.runFor(4_800);
  expect(new URL(page.url()).searchParams.get('ct')).toBeNull();
  await page.clock.runFor(400);
  await clientTypeOf(page).toBe('Android');
});

test('[A-101] a host that throws, answers junk or refuses is the Android default, keeps our token and leaves the page alive', async ({
  context,
  request,
}) => {
  for (const behaviour of ['throws', 'junk', 'refuses'] as const satisfies readonly Behaviour[]) {
    await test.step(behaviour, async () => {
      const { token } = await labOf(request).makeUser();
      const page = await context.newPage();
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour });
      const asked = callerOf(page, PROFILE);
      await page.goto(`/?token=${token}`);
      expect(await asked).toMatchObject({ clientType: 'Android', token });
      await untilAwake(page);
      await page.close();
    });
  }
});

test('[A-101] of a host that answers twice the first answer counts', async ({ page }) => {
  const answers = { getAppInfo: APP_INFO };
  await playHost(page, USER_AGENTS.ios, { kind: 'oldMessageHandler', behaviour: 'twice', answers });
  await page.goto('/');
  await clientTypeOf(page).toBe('android_ddsp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[A-101] in a frame of anybody but the Lab no host is heard', async ({ page, baseURL }) => {
  await playHost(page, USER_AGENTS.browser, { kind: 'hostObject', answers: { getAppInfo: APP_INFO } });
  await page.goto('/404');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('data-juban-host', 'android');
    frame.src = '/';
    document.body.append(frame);
  });
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1];
  await frame?.waitForSelector('main');
  await frame?.waitForLoadState('networkidle');
  expect(frame?.url()).toBe(`${baseURL}/`);
});

test('[A-101] a user agent that is endless, a script or empty does no harm', async ({ context }) => {
  for (const userAgent of [
    'JubanApp/'.repeat(20_000),
    '<script>alert(1)</script> JubanApp/9999999999.1 Android',
    '',
  ]) {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await playHost(page, userAgent);
    await openPage(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(problems, userAgent.slice(0, 24)).toEqual([]);
    await page.close();
  }
});

for (const [what, how] of [
  ['forbidden', 'get'],
  ['full', 'setItem'],
] as const) {
  test(`[A-101] storage that is ${what}: the app's token is kept for the page, and it works on`, async ({
    page,
    request,
  }) => {
    const user = await labOf(request).makeUser();
    await page.addInitScript((broken) => {
      const fail = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
      if (broken === 'setItem') Storage.prototype.setItem = fail;
      else Object.defineProperty(window, 'localStorage', { get: fail });
    }, how);
    const answers = { getAppInfo: APP_INFO, getToken: user.token };
    await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers });
    const asked = callerOf(page, PROFILE);
    await page.goto('/');
    expect(await asked).toMatchObject({ clientType: 'android_ddsp', token: user.token });
  });
}

test('[A-099] every page that is opened is told once, with the client type the host gives', async ({
  page,
}) => {
  const told: string[] = [];
  await believeInLine(page);
  await page.exposeFunction('tellView', (text: string) => {
    const { events, clientType } = JSON.parse(text);
    for (const { id, properties } of events) told.push(`${id} ${properties.path} ${clientType}`);
  });
  await page.addInitScript(() => {
    navigator.sendBeacon = (_path, body) => {
      void (body as Blob).text().then(Reflect.get(window, 'tellView'));
      return true;
    };
  });
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getAppInfo: APP_INFO } });
  await openPage(page, '/games/home');
  const first = '22000 /games/home android_ddsp';
  await expect.poll(() => told).toEqual([first]);
  await page.getByRole('link', { name: '我的游戏' }).click();
  await expect.poll(() => told).toEqual([first, '22000 /games/my/home android_ddsp']);
});
