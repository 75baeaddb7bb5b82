import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ROUTE_TABLE } from '../../apps/web/src/app/route-table.ts';
import { journey } from '../lib/journey.ts';

const HOME_CHILDREN = [
  '/dailyPunch',
  '/payTipIOS',
  '/pieceList',
  '/pieceListDDSP',
  '/filmCritic',
  '/filmCriticDDSP',
  '/share_open/season/1001',
  '/outside/vip_days/campus-30',
  '/share/app',
];
const SHARE = ['app', 'goapp', 'season?id=40001', 'drama?dramaId=40001', 'sheetSquare?categoryId=9002'].map(
  (name) => `/share/${name}`,
);
const GAMES = [
  'home',
  'search',
  'detail?id=3001',
  'rights',
  'report?id=3001',
  'agreement',
  'reserve',
  'my/home',
  'my/history',
  'my/setting',
].map((name) => `/games/${name}`);
const VIP = [
  '/vip',
  '/vip/web',
  ...['home', 'rules', 'detail', 'table', 'rewards'].map((name) => `/vip/level/${name}`),
  ...['netease', 'netease/status/abc', 'zhuishu', 'qingting'].map((name) => `/vip/union/${name}`),
  '/vip/payTipIos',
  '/vip/reciveThirdVip',
];
const ACTIVITIES = [
  '/vip/activity',
  ...['double11', 'new-year', '51', '101', '618', 'shandian', 'gamesActivity', 'status/abc'].map(
    (name) => `/vip/activity/${name}`,
  ),
];
const NEXT = [
  'activity/reviewguide',
  'feedback?token=x',
  'feedback/mine',
  'payTip',
  'simple_vip',
  'navigation?id=701',
  'agreement?type=user',
  'my-data',
  'vip/tv',
  'vip/pc',
  'vip/m-pc',
  'vip/handoff',
].map((name) => `/next/${name}`);
const OTHERS = [
  ...['/mall', '/mall/points', '/mall/exchanges', '/vip/orders', '/vip/renewals', '/vip/pay-result'],
  ...[
    '/guideLuoDi',
    '/download',
    '/download/android',
    '/kolDownload',
    '/keyword',
    '/keyword/abc',
    '/dddown',
    '/login',
  ],
];
const ALL = ['/', '/404', ...HOME_CHILDREN, ...SHARE, ...GAMES, ...VIP, ...ACTIVITIES, ...NEXT, ...OTHERS];

const REDIRECTS: ReadonlyArray<readonly [from: string, to: string]> = [
  ['/share', '/share/app'],
  ['/games', '/games/home'],
  ['/games/my', '/games/my/home'],
  ['/games/gameImg', '/games/home'],
  ['/vip/index', '/vip'],
  ['/vip/level', '/vip/level/home'],
  ['/level', '/vip/level/home'],
  ...['new-year', '51', '101', 'shandian', '618', 'gamesActivity'].map(
    (name) => [`/${name}`, `/vip/activity/${name}`] as const,
  ),
];

// One after another in one worker, so that the tests share the pages they have read.
test.describe.configure({ mode: 'default' });

interface Answer {
  status: number;
  headers: Record<string, string>;
  html: string;
}
const answers = new Map<string, Answer>();

/** The page as the server sends it, read once for all tests of this file. */
async function readPage(request: APIRequestContext, path: string): Promise<Answer> {
  const known = answers.get(path);
  if (known) return known;
  const answer = await request.get(path, { maxRedirects: 0 });
  const read = { status: answer.status(), headers: answer.headers(), html: await answer.text() };
  answers.set(path, read);
  return read;
}

const canonicalOf = (html: string) =>
  /<link[^>]+rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]+)"/)?.[1];

/** What a page may bring of script beside what the home has brought, packed as it travels. */
const MOST_ADDED_BYTES = 40 * 1_024;

test('every route adds forty kilobytes of script at most', async ({ request }) => {
  const scriptsOf = async (path: string) =>
    new Set((await readPage(request, path)).html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = new Map<string, number>();
  const known = await scriptsOf('/');
  expect(known.size).toBeGreaterThan(0);
  for (const path of ALL) {
    let added = 0;
    for (const script of await scriptsOf(path)) {
      if (known.has(script)) continue;
      const size = sizes.get(script) ?? Number((await request.get(script)).headers()['content-length']);
      sizes.set(script, size);
      added += size;
    }
    expect.soft(added, path).toBeLessThanOrEqual(MOST_ADDED_BYTES);
  }
  expect(sizes.size).toBeGreaterThan(known.size);
});

test('[A-004][A-005][A-006][A-008][A-009][A-010][A-012][A-014] every route answers its screen, titled, at / and under /h5', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const path of ALL) {
    const [plain, h5] = await Promise.all([
      readPage(request, path),
      readPage(request, `/h5${path === '/' ? '' : path}`),
    ]);
    expect([path, plain.status, h5.status]).toEqual([path, 200, 200]);
    const { html } = plain;
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    expect(title, path).toMatch(/[\u4e00-\u9fff]/);
    expect(h5.html, path).toContain(`<title>${title}</title>`);
    expect(html.match(/<main[ >]/g), path).toHaveLength(1);
    expect(canonicalOf(html), path).toBeTruthy();
    expect(canonicalOf(h5.html), path).toBe(canonicalOf(html));
    titles.set(path, title ?? '');
  }
  expect(titles.get('/vip/orders')).not.toBe(titles.get('/mall'));
});

test('[A-003] children of home answer the same screen at the root and under /home', async ({ request }) => {
  for (const path of HOME_CHILDREN) {
    const [root, under] = await Promise.all([readPage(request, path), readPage(request, `/home${path}`)]);
    expect([path, under.status]).toEqual([path, 200]);
    const title = /<title>([^<]+)/.exec(root.html)?.[1];
    expect(under.html).toContain(`<title>${title}`);
  }
});

/** Where a path leads, at / and under /h5, as the server tells it. */
async function leadsTo(request: APIRequestContext, base: string, path: string): Promise<string[]> {
  const targets: string[] = [];
  for (const prefix of ['', '/h5']) {
    const answer = await request.get(`${prefix}${path}`, { maxRedirects: 0 });
    expect([301, 302, 307, 308]).toContain(answer.status());
    targets.push(new URL(answer.headers().location ?? '', base).pathname.replace(/(.)\/$/, '$1'));
  }
  return targets;
}

test('[A-004][A-005][A-006][A-008] every old address redirects to its page, at / and under /h5', async ({
  request,
  baseURL,
}) => {
  for (const [from, to] of REDIRECTS)
    expect(await leadsTo(request, baseURL ?? '', from), from).toEqual([to, `/h5${to}`]);
});

test('[A-011] any path outside the table redirects to /', async ({ request, baseURL }) => {
  for (const path of ['/no/such/page', '/nothing', '/vip/none', '/share/none/deeper']) {
    expect(await leadsTo(request, baseURL ?? '', path)).toEqual(['/', '/h5']);
  }
});

test(
  '[A-002][A-007] the welcome page and the not-found page greet the visitor',
  journey({
    'the welcome page greets with the name of the brand': async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('屿见视频');
      await page.goto('/?ct=tthj');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('甜甜韩剧');
    },
    '/404 says that there is currently no content': async ({ page }) => {
      await page.goto('/404');
      await expect(page.getByRole('main')).toContainText('暂时没有内容');
    },
  }),
);

test('[A-013] unknown parameters are ignored, malformed ones fall back, digits stay as they are, without a redirect', async ({
  page,
  request,
}) => {
  for (const query of [
    '?what=1&ever[]=2',
    '?themeMode=purple',
    '?ct=%00%ff',
    '?id=007&dramaId=00000000000000012345678901234567890',
  ]) {
    const answer = await request.get(`/login${query}`, { maxRedirects: 0 });
    expect([query, answer.status()]).toEqual([query, 200]);
  }
  await page.goto('/login?redirect_path=/share/season%3Fid%3D0012345678901234567890');
  await expect(page).toHaveURL(
    /redirect_path=%2Fshare%2Fseason%3Fid%3D0012345678901234567890|redirect_path=\/share/,
  );
});

const RULES = [
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "connect-src 'self'",
  "form-action 'self'",
];

test('[A-083] every page carries the security headers, and runs its own inline scripts by hash only', async ({
  request,
}) => {
  const examples = ROUTE_TABLE.map(({ example }) => example);
  for (const path of [...examples, '/no/such/page', '/robots.txt']) {
    const { status, headers, html } = await readPage(request, path);
    expect(headers, path).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(headers['set-cookie'], path).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    if (status !== 200) continue;
    const [scripts = ''] = policy.split(';').filter((part) => part.trim().startsWith('script-src'));
    expect(scripts, path).toMatch(/^\s*script-src 'self'(?: 'sha256-[\w+/=]+')*$/);
    for (const rule of RULES) expect(policy, path).toContain(rule);
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    for (const [, code = ''] of inline)
      expect(scripts, path).toContain(createHash('sha256').update(code).digest('base64'));
  }
});
