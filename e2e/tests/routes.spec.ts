import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { ROUTE_TABLE } from '../../apps/web/src/route-facts.gen.ts';
import { journey } from '../lib/journey.ts';

/** Every address with its page title and a text that occurs on no other screen. */
const PAGES: ReadonlyArray<readonly [path: string, title: string, mark: string]> = [
  ['/', '首页', '>欢迎来到屿见视频<'],
  ['/404', '暂时没有内容', 'data-testid="not-found"'],
  ['/dailyPunch', '新人签到领 VIP', 'data-testid="punch"'],
  ['/payTipIOS', '支付教程', '付款后没有到账'],
  ['/pieceList', '片单说明', '把喜欢的作品，排成一条路'],
  ['/pieceListDDSP', '片单说明 - 点点视频', '好剧装一兜，一起点开看'],
  ['/filmCritic', '影评说明', '好剧看完，话还没有说完'],
  ['/filmCriticDDSP', '影评说明 - 点点视频', '看完别走，点评一下'],
  ['/share_open/season/1001', '打开 App', '这部剧，在 App 里接着追'],
  ['/outside/vip_days/campus-30', '免费领 VIP', '验证手机号，领取即到账'],
  ['/share/app', '分享 App', '把屿见视频分享给朋友'],
  ['/share/goapp', '前往 App', '去屿见视频，好剧接着看'],
  ['/share/season?id=40002', '《长阶雪》', ' 邀你一起看'],
  ['/share/drama?dramaId=40001', '《第七封证词》', 'data-testid="stills"'],
  ['/share/sheetSquare?categoryId=9002', '这一年，值得从头追的剧', 'data-testid="album-fan"'],
  ['/games/home', '游戏大厅', 'data-testid="charts"'],
  ['/games/search', '搜索游戏', '搜过的词会留在这里'],
  ['/games/detail?id=3001', '霜刃行', 'data-testid="game-detail"'],
  ['/games/rights', '玩家权益', '玩得明白，也玩得放心'],
  ['/games/report?id=3001', '游戏举报', 'data-testid="report"'],
  ['/games/agreement', '屿见视频游戏服务协议', '>屿见视频游戏服务协议</h1>'],
  ['/games/reserve', '游戏预约', 'data-testid="coming-soon"'],
  ['/games/my/home', '我的游戏', '登录后查看我的游戏'],
  ['/games/my/history', '游戏记录', '登录后查看游戏记录'],
  ['/games/my/setting', '游戏设置', '下载和记录按你的习惯来'],
  ['/vip', '会员中心', 'data-testid="check-in"'],
  ['/vip/web', '开通会员', 'data-testid="check-in"'],
  ['/vip/level/home', 'VIP等级体系', 'data-testid="arc"'],
  ['/vip/level/rules', 'VIP等级规则', '漏签不补'],
  ['/vip/level/detail', 'V力值明细', '登录后查看自己的 V力值从哪里来'],
  ['/vip/level/table', '分级权益', '左右滑动，对比各等级'],
  ['/vip/level/rewards', '等级奖励', 'data-testid="reward-card"'],
  ['/vip/union/netease', '购物联合会员', '登录后查看拾光集市'],
  ['/vip/union/netease/status/abc', '绑定结果', 'data-result="binding"'],
  ['/vip/union/zhuishu', '阅读联合会员', '登录后查看半山阅读'],
  ['/vip/union/qingting', '音频联合会员', '登录后查看晚风 FM'],
  ['/vip/payTipIos', '支付教程', '付款后没有到账'],
  ['/vip/reciveThirdVip', '领取会员', '登录后查看赠送的会员'],
  ['/vip/activity', '买会员享好礼', '<h1>买会员<em>享好礼</em></h1>'],
  ['/vip/activity/double11', '双十一囤剧季', '<h1>双十一<em>囤剧季</em></h1>'],
  ['/vip/activity/new-year', '新春追剧礼', '<h1>新春<em>追剧礼</em></h1>'],
  ['/vip/activity/51', '五一追剧假', '<h1>五一<em>追剧假</em></h1>'],
  ['/vip/activity/101', '国庆连播周', '<h1>国庆<em>连播周</em></h1>'],
  ['/vip/activity/618', '年中会员节', '<h1>年中<em>会员节</em></h1>'],
  ['/vip/activity/shandian', '游戏活动', 'data-testid="draw-board"'],
  ['/vip/activity/gamesActivity', '游戏活动', 'data-testid="draw-board"'],
  ['/vip/activity/status/abc', '绑定结果', 'data-result="binding"'],
  ['/next/activity/reviewguide', '影评写作指南', '先在这里数一数'],
  ['/next/feedback?token=x', '我的问题反馈', 'data-testid="feedback"'],
  ['/next/feedback/mine', '我的反馈', '>我的反馈</h1>'],
  ['/next/payTip', '支付教程', '付款后没有到账'],
  ['/next/simple_vip', '快捷开通', 'data-testid="simple-vip"'],
  ['/next/navigation?id=701', '十一月，新剧开场', '>十一月，新剧开场</h1>'],
  ['/next/agreement?type=user', '屿见视频用户协议', '>屿见视频用户协议</h1>'],
  ['/account', '我的账号', '登录后查看账号'],
  ['/account/sessions', '登录管理', '登录后查看登录的设备'],
  ['/next/my-data', '我的数据', '>我的数据</h1>'],
  ['/next/vip/tv', '电视会员', 'data-testid="tv"'],
  ['/next/vip/pc', '电脑端会员', 'data-testid="goods-carousel"'],
  ['/next/vip/m-pc', '扫码支付', '>扫码开通会员</h1>'],
  ['/next/vip/handoff', '订阅确认', 'data-testid="handoff"'],
  ['/mall', '积分商城', 'data-testid="purse"'],
  ['/mall/points', '赚积分', '登录后查看积分明细'],
  ['/mall/exchanges', '我的兑换', '登录后查看兑换记录'],
  ['/vip/orders', '我的订单', '订单跟着账号走'],
  ['/vip/renewals', '我的续费', '续费跟着账号走'],
  ['/vip/pay-result', '支付结果', '没有找到这笔订单'],
  ['/guideLuoDi', '下载引导', '选择你的设备'],
  ['/download', '下载 App', '选择你的设备'],
  ['/download/android', '下载 App', '选择你的设备'],
  ['/kolDownload', '达人推荐', '选择你的设备'],
  ['/dddown', '下载 App - 点点视频', '选择你的设备'],
  ['/keyword', '看剧口令', 'data-testid="keyword"'],
  ['/keyword/abc', '看剧口令', 'data-testid="keyword"'],
  ['/login', '手机号登录', '未注册的手机号将自动创建账号'],
];
const ALL = PAGES.map(([path]) => path);
const HOME_CHILDREN = PAGES.filter(([path]) =>
  /^\/(?:dailyPunch|payTipIOS|pieceList|filmCritic|share|outside)/.test(path),
);

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

// Run in one worker so that the tests share the cached pages.
test.describe.configure({ mode: 'default' });

interface Answer {
  status: number;
  headers: Record<string, string>;
  html: string;
}
const answers = new Map<string, Answer>();

/** Fetches the server's HTML once for all tests of this file. */
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

/** Limit of compressed script that a page may add to what the home page has loaded. */
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

const mainOf = (html: string) => /<main[ >][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const titleOf = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1];

/** Checks title, distinctive text and single main landmark of a page. */
function expectScreen(html: string, [path, title, mark]: (typeof PAGES)[number], message = path): void {
  expect([title, `${title} - 屿见视频`], message).toContain(titleOf(html));
  expect(html.match(/<main[ >]/g), message).toHaveLength(1);
  expect(mainOf(html).includes(mark), `${message} shows ${mark}`).toBe(true);
}

test('[A-004][A-005][A-006][A-008][A-009][A-010][A-012][A-014] every route answers its own screen, titled, at / and under /h5', async ({
  request,
}) => {
  for (const page of PAGES) {
    const [path] = page;
    const [plain, h5] = await Promise.all([
      readPage(request, path),
      readPage(request, `/h5${path === '/' ? '' : path}`),
    ]);
    expect([path, plain.status, h5.status]).toEqual([path, 200, 200]);
    expectScreen(plain.html, page);
    expectScreen(h5.html, page, `/h5${path}`);
    expect(canonicalOf(plain.html), path).toBeTruthy();
    expect(canonicalOf(h5.html), path).toBe(canonicalOf(plain.html));
  }
});

test('[A-004][A-005][A-006][A-008][A-009][A-010] no screen shows the mark or has the title of another', async ({
  request,
}) => {
  const marks = new Set(PAGES.map(([, , mark]) => mark));
  const markOfTitle = new Map<string | undefined, string>();
  for (const [path, , mark] of PAGES) {
    const { html } = await readPage(request, path);
    const main = mainOf(html);
    expect(
      [...marks].filter((each) => main.includes(each)),
      path,
    ).toEqual([mark]);
    const title = titleOf(html);
    expect([path, title, markOfTitle.get(title) ?? mark]).toEqual([path, title, mark]);
    markOfTitle.set(title, mark);
  }
});

test('[A-003] children of home answer the same screen at the root and under /home', async ({ request }) => {
  expect(HOME_CHILDREN).toHaveLength(13);
  for (const page of HOME_CHILDREN) {
    const [path] = page;
    for (const address of [path, `/home${path}`, `/h5/home${path}`]) {
      const { status, html } = await readPage(request, address);
      expect([address, status]).toEqual([address, 200]);
      expectScreen(html, page, address);
    }
  }
});

/** Follows the server's redirects of a path, at / and under /h5. */
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
  '[A-002][A-007] the home page welcomes the visitor, the not-found page says that there is no content',
  journey({
    'the home page welcomes to the brand of the client type': async ({ page }) => {
      for (const [path, welcome] of [
        ['/', '欢迎来到屿见视频'],
        ['/?ct=tthj', '欢迎来到甜甜韩剧'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(welcome);
      }
    },
    '/404 says that there is currently no content': async ({ page }) => {
      await page.goto('/404');
      await expect(page.getByRole('main')).toContainText('暂时没有内容');
    },
  }),
);

/** Visible text of a page. */
const shownOn = async (request: APIRequestContext, path: string) => {
  const { status, html } = await readPage(request, path);
  const words = mainOf(html)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ');
  return { status, words: words.split(/\s+/) };
};

test('[A-013] unknown parameters change nothing on any page, and redirect nowhere', async ({ request }) => {
  const unknown = 'what=1&ever[]=2&constructor=x&__proto__=y&toString=z';
  for (const path of ALL) {
    const given = await shownOn(request, path);
    expect(await shownOn(request, `${path}${path.includes('?') ? '&' : '?'}${unknown}`), path).toEqual(given);
  }
});

test('[A-013] a malformed value counts as the default, a valid one does not', async ({ request }) => {
  for (const [path, name, malformed, valid] of [
    ['/share/goapp?', 'ct', ['nobody', '', '%00%ff', '../tthj'], 'tthj'],
    ['/games/home?', 'tab', ['none', 'ALL', '', '<script>'], 'all'],
    ['/vip?', 'show_union', ['x', '', '-1', '00'], '0'],
    ['/vip?', 'goods_code', ['none', '', "a' or 1=1"], 'yujian_common_season'],
    ['/share/drama?dramaId=40001&', 'episode', ['none', '', '-1', '../3', '99'], '3'],
    ['/next/agreement?', 'type', ['none', '', '1'], 'privacy'],
  ] as const) {
    const fallback = await shownOn(request, path.slice(0, -1));
    expect(await shownOn(request, `${path}${name}=${valid}`)).not.toEqual(fallback);
    for (const value of malformed) {
      const address = `${path}${name}=${value}`;
      expect(await shownOn(request, address), address).toEqual(fallback);
    }
  }
});

test('[A-013] numbers reach the screen exactly as written in the address', async ({ request }) => {
  const digits = '0012345678901234567890';
  for (const [path, shown] of [
    [`/share_open/movie/${digits}`, `href="yujian://movie/${digits}?source=h5"`],
    [`/keyword/${digits}`, `>${digits}<`],
    [`/download?kol=${digits}`, `kol=${digits}"`],
    [`/share/season?id=40001&aliId=${digits}`, `aliId=${digits}"`],
  ] as const) {
    const { status, html } = await readPage(request, path);
    expect([path, status]).toEqual([path, 200]);
    expect(mainOf(html), path).toContain(shown);
  }
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
