import { expect, type Page, test } from '@playwright/test';
import type { Behaviour, SimulatedHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { brandOf, callerOf, callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { forceOnline, openPage, untilPageHydrated } from '../lib/page.ts';
import { addFunction, addScript } from '../lib/page-scripts.ts';

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

test(
  '[A-001][A-075][A-076][A-099][A-100][A-112] each host gives its client type and token, and browsers are plain web',
  journey({
    'calls go out with client type and token of the host, whichever bridge it has': async ({
      page,
      request,
    }) => {
      for (const [name, kind, clientType] of HOSTS) {
        const user = await labOf(request).makeUser();
        const answers = { getAppInfo: { ...APP_INFO, clientType }, getToken: user.token };
        await playHost(page, USER_AGENTS[name], { kind, answers });
        const asked = callerOf(page, PROFILE);
        await page.goto('/');
        expect(await asked).toEqual({ clientType, clientVersion: '6.0.0', token: user.token });
        expect(await callsOf(page)).toEqual(expect.arrayContaining(['getAppInfo', 'getToken']));
        expect(new URL(page.url()).searchParams.get('ct')).toBe(clientType);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      }
    },
    'a mini-program has its own client type; login and close lead to its own pages': async ({ page }) => {
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
    },
    'social and plain browsers are plain web: nothing is asked, the address stays the same': async ({
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
    },
    'the page has the brand of the app around it': async ({ page }) => {
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getAppInfo: APP_INFO } });
      await page.goto('/');
      await brandOf(page).toBe('ddsp');
    },
    'every opened page sends one event, with the client type of the host': async ({ page }) => {
      const sent: string[] = [];
      await forceOnline(page);
      await addFunction(page, 'tellView', (text: string) => {
        const { events, clientType } = JSON.parse(text);
        for (const { id, properties } of events) sent.push(`${id} ${properties.path} ${clientType}`);
      });
      await addScript(page, () => {
        navigator.sendBeacon = (_path, body) => {
          void (body as Blob).text().then(Reflect.get(window, 'tellView'));
          return true;
        };
      });
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getAppInfo: APP_INFO } });
      await openPage(page, '/games/home');
      const first = '22000 /games/home android_ddsp';
      await expect.poll(() => sent).toEqual([first]);
      await page.getByRole('link', { name: '我的游戏' }).click();
      await expect.poll(() => sent).toEqual([first, '22000 /games/my/home android_ddsp']);
    },
  }),
);

const clientTypeOf = (page: Page) => expect.poll(() => new URL(page.url()).searchParams.get('ct'));

/** Addresses to which the page sent the mini-program. */
const stepsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'miniProgramSteps'));

async function playMiniProgram(page: Page): Promise<void> {
  await playHost(page, USER_AGENTS.miniProgram);
  await addScript(page, () => {
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

test('[A-109] a silent host is the Android default after 5 s, and not before', async ({ page }) => {
  await page.clock.install();
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour: 'silent' });
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  // Small steps, so that the 5 s limit is checked to within one step.
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

test(
  '[A-101] a faulty host or storage does not harm the page',
  journey({
    'a host that throws, answers junk or refuses is the Android default, keeps our token and leaves the page usable':
      async ({ context, request }) => {
        for (const behaviour of ['throws', 'junk', 'refuses'] as const satisfies readonly Behaviour[]) {
          await test.step(behaviour, async () => {
            const { token } = await labOf(request).makeUser();
            const page = await context.newPage();
            await playHost(page, USER_AGENTS.android, { kind: 'hostObject', behaviour });
            const asked = callerOf(page, PROFILE);
            await page.goto(`/?token=${token}`);
            expect(await asked).toMatchObject({ clientType: 'Android', token });
            await untilPageHydrated(page);
            await page.close();
          });
        }
      },
    'the first answer counts for a host that answers twice': async ({ page }) => {
      const answers = { getAppInfo: APP_INFO };
      await playHost(page, USER_AGENTS.ios, { kind: 'oldMessageHandler', behaviour: 'twice', answers });
      await page.goto('/');
      await clientTypeOf(page).toBe('android_ddsp');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'in a frame of any page but the Lab, messages of a host are ignored': async ({ page, baseURL }) => {
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
    },
    'a user agent that is endless, a script or empty does no harm': async ({ context }) => {
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
    },
    'with storage that is forbidden or full the token of the app is kept for the page': async ({
      page,
      request,
    }) => {
      for (const how of ['get', 'setItem'] as const) {
        const user = await labOf(request).makeUser();
        await addScript(
          page,
          (broken) => {
            const fail = () => {
              throw new DOMException('no', 'QuotaExceededError');
            };
            if (broken === 'setItem') Storage.prototype.setItem = fail;
            else Object.defineProperty(window, 'localStorage', { get: fail });
          },
          how,
        );
        const answers = { getAppInfo: APP_INFO, getToken: user.token };
        await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers });
        const asked = callerOf(page, PROFILE);
        await page.goto('/');
        expect(await asked).toMatchObject({ clientType: 'android_ddsp', token: user.token });
      }
    },
  }),
);
