import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { homeTexts } from '@juban/contract/texts/home';
import { identityTexts } from '@juban/contract/texts/identity';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { punchTexts } from '@juban/contract/texts/punch';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import { pathFormOf } from '../lib/path-forms.ts';
import { ROUTE_TABLE } from '../route-facts.gen.ts';
import { createAppRouter } from './create-router.tsx';
import { isSilent } from './login-prompt.tsx';
import { describePage, documentTitle } from './page-info.ts';

// These tests open routes like a browser, without a server to ask.
vi.mock('../lib/public-origin.ts', () => ({ publicOrigin: () => 'http://localhost' }));

/** The specified paths, written independently of the route files. */
const PATHS: Readonly<Record<string, string>> = {
  'A-002': '/ /home',
  'A-003':
    '/dailyPunch /payTipIOS /pieceList /pieceListDDSP /filmCritic /filmCriticDDSP /share_open/$type/$id /outside/vip_days/$id',
  'A-004': '/share/app /share/goapp /share/season /share/drama /share/sheetSquare',
  'A-005':
    '/games/home /games/search /games/detail /games/rights /games/report /games/agreement /games/reserve /games/my/home /games/my/history /games/my/setting',
  'A-006':
    '/vip /vip/web /vip/level/home /vip/level/rules /vip/level/detail /vip/level/table /vip/level/rewards /vip/union/netease /vip/union/netease/status/$id /vip/union/zhuishu /vip/union/qingting /vip/payTipIos /vip/reciveThirdVip',
  'A-007': '/404',
  'A-008':
    '/vip/activity /vip/activity/double11 /vip/activity/new-year /vip/activity/51 /vip/activity/101 /vip/activity/618 /vip/activity/shandian /vip/activity/gamesActivity /vip/activity/status/$id',
  'A-009':
    '/next/activity/reviewguide /next/feedback /next/feedback/mine /next/payTip /next/simple_vip /next/navigation /next/agreement /next/my-data /next/vip/tv /next/vip/pc /next/vip/m-pc /next/vip/handoff',
  'A-010':
    '/mall /mall/points /mall/exchanges /vip/orders /vip/renewals /vip/pay-result /account /account/sessions /guideLuoDi /download /download/$type /kolDownload /keyword /keyword/$keyword /dddown /login',
};
const ALL = Object.entries(PATHS).flatMap(([id, paths]) =>
  paths.split(' ').map((path) => [id, path] as const),
);

/** Checks that the address matches one of the route's address types. */
const pathTo = (path: string) =>
  path.replace('/share_open/$type', '/share_open/season').replace(/\$\w+/g, '0012');

/** Pages that are created from one route's data. */
const routeOf = (path: string) =>
  /^\/vip\/activity\/(?:double11|new-year|\d+)$/.test(path) ? '/vip/activity/$name' : path;

/** These pages need a query parameter to show anything. */
const BY_QUERY = new Set(['/share/season', '/share/drama']);
/** These pages need an answer of the server, which is not available here, so they end in its error. */
const BY_SERVER = new Set(['/games/reserve', '/vip/activity/shandian', '/vip/activity/gamesActivity']);
const NOT_ASKED = { message: expect.stringContaining('No Start context') };

function endOf(path: string) {
  if (BY_QUERY.has(path)) return { status: 'notFound' };
  return BY_SERVER.has(path) ? { status: 'error', error: NOT_ASKED } : { status: 'success' };
}

const LEVEL_LINKS = ['/vip/level/home', '/vip/level/rules', '/vip/level/detail', '/vip/level/table'] as const;

async function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const form = pathFormOf(path.split('?', 1)[0] ?? '/');
  const browser = { history, origin: 'http://localhost', isServer: false, scrollRestoration: false };
  const router = createAppRouter({ form, ...browser });
  await router.load();
  const leaf = router.state.matches[router.state.matches.length - 1];
  return { address: history.location.href, route: leaf?.fullPath.replace(/(.)\/$/, '$1'), leaf, router };
}

describe('routes', () => {
  it.each(ALL)('[%s] %s shows its own screen, with and without /h5', async (_id, path) => {
    const given = pathTo(path);
    for (const address of [given, path === '/' ? '/h5' : `/h5${given}`]) {
      const { route, address: shown, leaf, router } = await open(address);
      expect([shown, route]).toEqual([address, path === '/home' ? '/' : routeOf(path)]);
      expect(leaf).toMatchObject(endOf(path));
      expect(leaf && router.routesById[leaf.routeId].options.component).toBeDefined();
    }
  });

  it.each(ROUTE_TABLE.filter(({ underHome }) => underHome).map(({ path }) => path))(
    '[A-003] %s answers the same screen under /home',
    async (path) => {
      const address = `/home${pathTo(path)}`;
      expect(await open(address)).toMatchObject({ address, route: path });
    },
  );

  it.each([
    ['A-004', '/share', '/share/app'],
    ['A-003', '/home/share', '/home/share/app'],
    ['A-005', '/games', '/games/home'],
    ['A-005', '/games/my', '/games/my/home'],
    ['A-005', '/games/gameImg', '/games/home'],
    ['A-006', '/vip/index', '/vip'],
    ['A-006', '/vip/level', '/vip/level/home'],
    ['A-006', '/level', '/vip/level/home'],
    ['A-008', '/new-year', '/vip/activity/new-year'],
    ['A-008', '/51', '/vip/activity/51'],
    ['A-008', '/101', '/vip/activity/101'],
    ['A-008', '/618', '/vip/activity/618'],
    ['A-008', '/shandian', '/vip/activity/shandian'],
    ['A-008', '/gamesActivity', '/vip/activity/gamesActivity'],
    ['A-011', '/nowhere', '/'],
    ['A-011', '/vip/nowhere/at/all', '/'],
    ['A-011', '/next', '/'],
    ['A-011', '/FILMCRITIC', '/'],
    ['A-011', '/vip/payTipIOS', '/'],
    ['A-011', '/payTipIos', '/'],
    ['A-012', '/h5/share', '/h5/share/app'],
    ['A-011', '/h5/nowhere', '/h5'],
    ['A-011', '/h5/next', '/h5'],
    ['A-011', '/h5/VIP', '/h5'],
  ])('[%s] %s leads to %s', async (_id, from, to) => {
    expect((await open(from)).address).toBe(to);
  });

  it.each([
    ['/h5/vip/level', '/h5/vip/level/home'],
    ['/h5/vip/level/rules', '/h5/vip/level/rules'],
    ['/h5/vip/level/detail', '/h5/vip/level/detail'],
    ['/h5/vip/level/table', '/h5/vip/level/table'],
  ])('[B-002] %s opens %s, whose links begin with /h5 too', async (from, to) => {
    const { address, leaf, router } = await open(from);
    expect([address, leaf?.status]).toEqual([to, 'success']);
    const hrefs = LEVEL_LINKS.map((link) => router.buildLocation({ to: link }).publicHref);
    expect(hrefs).toEqual(LEVEL_LINKS.map((link) => `/h5${link}`));
  });

  it('[B-002] the parent of the level pages has no screen', async () => {
    const { router } = await open('/vip/level/rules');
    const screens = router.state.matches.filter(({ fullPath }) => fullPath.startsWith('/vip/level'));
    expect(screens.map(({ fullPath }) => fullPath)).toEqual(['/vip/level/rules']);
  });

  it('keeps query and user through redirects, even to home', async () => {
    expect((await open('/share?ct=ddmj&id=0012')).address).toBe('/share/app?ct=ddmj&id=0012');
    expect((await open('/nowhere?ct=ddmj&id=0012')).address).toBe('/?ct=ddmj');
  });

  it('[A-013] ids reach the screen exactly as written in the address', async () => {
    const { leaf } = await open('/share/drama?dramaId=0012&episode=123456789012345678901');
    expect(leaf?.search).toMatchObject({ dramaId: '0012', episode: '123456789012345678901' });
    expect((await open('/outside/vip_days/007')).leaf?.params).toEqual({ id: '007' });
  });
});

describe('an ended login', () => {
  it.each([
    '/account',
    '/account/sessions',
    '/vip/level/home',
    '/vip/level/table',
    '/vip/web',
    '/next/agreement',
    '/next/feedback',
    '/h5/next/feedback/mine',
    '/next/vip/pc',
    '/next/vip/m-pc',
    '/next/vip/tv',
    '/games/agreement',
    '/games/home',
    '/games/my',
    '/games/my/history',
  ])('%s shows it itself', async (path) => {
    expect(isSilent((await open(path)).router)).toBe(true);
  });

  it.each([
    '/vip',
    '/vip/orders',
    '/vip/union/netease/status/pc-1',
    '/vip/activity/web-week',
    '/next/my-data',
    '/next/vip/handoff',
    '/games/reserve',
    '/mall',
  ])('%s shows an alert', async (path) => {
    expect(isSilent((await open(path)).router)).toBe(false);
  });
});

describe('the list of pages', () => {
  it('[A-014] has every path once with its title', () => {
    const paths = ROUTE_TABLE.map(({ path }) => path);
    const wanted = ALL.map(([, path]) => path).filter((path) => path !== '/home');
    expect(new Set(paths).size).toBe(paths.length);
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
    expect(ROUTE_TABLE.filter(({ title, group }) => !title || !group)).toEqual([]);
  });

  it('[A-014] has the titles of the screens', () => {
    const titles = Object.fromEntries(ROUTE_TABLE.map(({ path, title }) => [path, title]));
    expect(titles).toMatchObject({
      '/': homeTexts.title,
      '/login': identityTexts.loginTitle,
      '/404': commonTexts.noContent,
      '/outside/vip_days/$id': claimTexts.title,
      '/dailyPunch': punchTexts.title,
      '/next/feedback': feedbackTexts.title,
      '/next/feedback/mine': feedbackTexts.records,
      '/vip/level/home': levelPageTexts.homeTitle,
      '/vip/level/rules': levelPageTexts.rulesTitle,
      '/vip/level/detail': levelPageTexts.detailTitle,
      '/vip/level/table': levelPageTexts.tableTitle,
      '/vip/level/rewards': levelPageTexts.rewardsTitle,
    });
  });

  it('[A-014] builds the document title from page and brand', async () => {
    const { leaf } = await open('/vip?ct=android_jqq');
    if (!leaf) throw new Error('no page');
    expect(documentTitle(describePage([leaf]))).toBe('会员中心 - 剧圈圈');
  });

  it.each([
    ['', feedbackTexts.title],
    ['?isPrivacy=', feedbackTexts.title],
    ['?isPrivacy=0', feedbackTexts.title],
    ['?isPrivacy=false', feedbackTexts.title],
    ['?isPrivacy=1', feedbackTexts.privacyTitle],
    ['?isPrivacy=true', feedbackTexts.privacyTitle],
  ])('[C-037] feedback with %j is titled %s', async (query, title) => {
    const { leaf } = await open(`/next/feedback${query}`);
    expect(leaf && describePage([leaf]).title).toBe(title);
  });
});
