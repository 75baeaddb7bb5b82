import { claimTexts } from '@juban/contract/texts/claim';
import { claimDoneTexts } from '@juban/contract/texts/claim-done';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import type { Page } from '@playwright/test';
import { ROUTE_TABLE } from '../../apps/web/src/route-facts.gen.ts';
import { newPhone } from '../lib/lab.ts';
import { ACTIVITY_STATES } from './activity-scenes.ts';
import { CAMPAIGN_STATES } from './campaign-scenes.ts';
import { CHECKOUT_STATES } from './checkout-scenes.ts';
import { FEEDBACK_STATES } from './feedback-scenes.ts';
import { GAME_STATES } from './game-scenes.ts';
import { GIFT_STATES } from './gift-scenes.ts';
import { HALL_STATES } from './hall-scenes.ts';
import { LEVEL_STATES } from './level-scenes.ts';
import { MALL_STATES } from './mall-scenes.ts';
import { MONEY_STATES } from './money-scenes.ts';
import { OWN_DATA_STATES } from './own-data-scenes.ts';
import { PUNCH_STATES } from './punch-scenes.ts';
import { PURCHASE_STATES } from './purchase-scenes.ts';
import { SCAN_STATES } from './scan-scenes.ts';
import type { Lab, Scene, State } from './scene.ts';
import { UNION_STATES } from './union-scenes.ts';

async function claimDays(page: Page, lab: Lab): Promise<void> {
  const phone = newPhone();
  await page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(phone);
  await page.getByRole('button', { name: phoneCodeTexts.getCode }).click();
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  await page.getByRole('textbox', { name: claimTexts.codeLabel }).fill(await lab.readCode(phone));
  await page.getByRole('button', { name: claimTexts.claim }).click();
  await page.getByRole('button', { name: claimDoneTexts.goDownload }).waitFor();
}

async function claimNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: claimTexts.claim }).click();
  await page.getByText(phoneCodeTexts.phoneMissing).waitFor();
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(phone);
  await page.getByRole('button', { name: phoneCodeTexts.getCode }).click();
}

async function sendLoginCode(page: Page): Promise<void> {
  await askForCode(page, newPhone());
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
}

async function meetRiskCheck(page: Page): Promise<void> {
  await askForCode(page, newPhone('3001'));
  await page.getByRole('dialog', { name: identityTexts.riskTitle }).getByTestId('slide-knob').waitFor();
}

async function watchToEnd(page: Page): Promise<void> {
  await page.getByTestId('player').getByRole('button').click();
  const video = page.locator('video');
  await page.locator('[data-stage="playing"]').waitFor();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2;
  });
  await page.getByTestId('clip-shade').waitFor();
}

async function askHowToShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: shareAppTexts.share }).click();
  await page.getByTestId('how-to-share').waitFor();
}

const claimPage = (channel: string) => `/outside/vip_days/${channel}`;

/** States of a route beyond its first one. */
const MORE: Readonly<Record<string, readonly State[]>> = {
  '/': [
    { name: '会员', page: '/', user: { preset: 'member' } },
    { name: '过期', page: '/', user: { preset: 'expired' } },
  ],
  '/login': [
    { name: '验证码已发送', page: '/login', act: sendLoginCode },
    { name: '安全验证', page: '/login', act: meetRiskCheck },
  ],
  '/share/season': [
    { name: '免费', page: '/share/season?id=40004' },
    { name: '试看结束', page: '/share/season?id=40001', act: watchToEnd },
    { name: '已下架', page: '/share/season?id=40022' },
    { name: '没有这部剧', page: '/share/season?id=0' },
  ],
  '/share/drama': [
    { name: '第 2 集', page: '/share/drama?dramaId=40001&episode=2' },
    { name: '待播', page: '/share/drama?dramaId=40013' },
    { name: '已下架', page: '/share/drama?dramaId=40022' },
  ],
  '/share/app': [{ name: '怎样分享', page: '/share/app', act: askHowToShare }],
  '/share/sheetSquare': [
    { name: '短片单', page: '/share/sheetSquare?categoryId=9003' },
    { name: '空片单', page: '/share/sheetSquare?categoryId=9005' },
    { name: '没有这个片单', page: '/share/sheetSquare?categoryId=0' },
  ],
  '/next/navigation': [
    { name: '另一个专题', page: '/next/navigation?id=702' },
    { name: '没有这个专题', page: '/next/navigation?id=0' },
  ],
  ...MONEY_STATES,
  ...OWN_DATA_STATES,
  ...LEVEL_STATES,
  ...MALL_STATES,
  ...GIFT_STATES,
  ...HALL_STATES,
  ...GAME_STATES,
  ...CAMPAIGN_STATES,
  ...PUNCH_STATES,
  ...FEEDBACK_STATES,
  ...SCAN_STATES,
  ...PURCHASE_STATES,
  ...CHECKOUT_STATES,
  ...ACTIVITY_STATES,
  ...UNION_STATES,
  '/outside/vip_days/$id': [
    { name: '没填手机号', page: claimPage('campus-30'), act: claimNothing },
    { name: '领取成功', page: claimPage('campus-30'), act: claimDays },
    { name: '已结束', page: claimPage('moon-15') },
    { name: '没有这个渠道', page: claimPage('no-such-channel') },
  ],
};

const DESKTOP_PATHS = new Set(['/next/vip/pc', '/next/vip/m-pc', '/next/vip/tv', '/vip/web', '/']);

/** Every finished route: first its example address, then the states above. */
export const SCENES: readonly Scene[] = ROUTE_TABLE.flatMap(scenesOf);

function scenesOf(row: (typeof ROUTE_TABLE)[number]): Scene[] {
  const states: State[] = [{ name: '', page: row.example }, ...(MORE[row.path] ?? [])];
  return states.map(({ name, ...state }, at) => ({
    ...state,
    id: `${row.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}${at ? `-${at}` : ''}`,
    title: name ? `${row.path} · ${name}` : row.path,
    group: row.group,
    first: at === 0,
    desktop: DESKTOP_PATHS.has(row.path) && at === 0,
  }));
}
