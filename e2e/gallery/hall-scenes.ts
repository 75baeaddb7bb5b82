import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import type { Page } from '@playwright/test';
import { playGames, searchFieldOf } from '../lib/hall.ts';
import { openPage } from '../lib/page.ts';
import type { State } from './scene.ts';

async function type(page: Page): Promise<void> {
  await searchFieldOf(page).fill('sh');
  await page.getByRole('list', { name: gamesHallTexts.suggestions }).getByRole('link').first().waitFor();
}

async function searchSome(page: Page): Promise<void> {
  for (const words of ['赛车', 'mj', '霜刃']) {
    await searchFieldOf(page).fill(words);
    await searchFieldOf(page).press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === words);
  }
  await openPage(page, '/games/search');
  await page.getByRole('list', { name: gamesHallTexts.history }).waitFor();
}

async function playThenOpen(page: Page, path: string): Promise<void> {
  await playGames(page);
  await openPage(page, path);
}

async function askClear(page: Page): Promise<void> {
  await playThenOpen(page, '/games/my/history');
  await page.getByRole('button', { name: gamesHallTexts.clear, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function askForget(page: Page): Promise<void> {
  await playThenOpen(page, '/games/my/history');
  await page.getByRole('button', { name: /^删除/ }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function readHistory(page: Page): Promise<void> {
  await playThenOpen(page, '/games/my/history');
  await page.getByRole('article').first().waitFor();
}

async function readSwitches(page: Page): Promise<void> {
  await page.getByRole('switch').first().waitFor();
}

/** The games hall for a logged-in player. */
export const HALL_STATES: Readonly<Record<string, readonly State[]>> = {
  '/games/home': [
    {
      name: '玩过几款',
      page: '/games/home',
      user: {},
      act: async (page) => {
        await playThenOpen(page, '/games/home');
        await page.getByTestId('go-on').waitFor();
      },
    },
    { name: '全部分类', page: '/games/home?tab=all' },
    { name: '没有的分类', page: '/games/home?tab=all&category=nothing' },
  ],
  '/games/search': [
    { name: '边输边猜', page: '/games/search', act: type },
    { name: '搜过几次', page: '/games/search', act: searchSome },
    { name: '搜到', page: '/games/search?q=ma' },
    { name: '搜不到', page: '/games/search?q=没有这样的游戏' },
  ],
  '/games/my/home': [
    {
      name: '玩过和预约',
      page: '/games/my/home',
      user: {},
      act: async (page) => {
        await playThenOpen(page, '/games/my/home');
        await page.getByRole('list', { name: gamesHallTexts.recent }).waitFor();
      },
    },
    { name: '没有玩过', page: '/games/my/home', user: {} },
  ],
  '/games/my/history': [
    { name: '玩过几款', page: '/games/my/history', user: {}, act: readHistory },
    { name: '删除一条', page: '/games/my/history', user: {}, act: askForget },
    { name: '清空确认', page: '/games/my/history', user: {}, act: askClear },
    { name: '没有记录', page: '/games/my/history', user: {} },
  ],
  '/games/my/setting': [{ name: '登录后', page: '/games/my/setting', user: {}, act: readSwitches }],
};
