import { expect, test } from '@playwright/test';
import { callHost, frameOf, logOf, openLab, pageAddress, pick } from '../lib/lab-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.afterEach(async ({ request }) => {
  await request.post('/lab/api/bridge', { data: { reset: true } });
});

test('[A-102][A-109] with a host scripted to be silent the page goes on as the Android default', async ({
  page,
  request,
}) => {
  await request.post('/lab/api/bridge', { data: { method: 'getAppInfo', silence: true } });
  await page.clock.install();
  await openLab(page, '?page=/payTipIOS&ct=ios_ddsp&ask=1');
  await expect(logOf(page).locator('[data-method="getAppInfo"][data-failed]')).toContainText('不应答');
  await page.clock.fastForward(5_000);
  await expect(pageAddress(page)).toHaveValue('/payTipIOS?ct=Android');
  await expect(frameOf(page).locator('main').first()).toBeVisible();
});

test('[A-102] scripts set in the panel answer, fail, answer junk, and are removed again', async ({
  page,
}) => {
  await openLab(page, '?ct=Android');
  await page.getByRole('group', { name: '桥接', exact: true }).getByRole('button', { name: '脚本' }).click();
  const say = async (kind: string, limitMs?: number) => {
    await pick(page, '方法', 'deviceId');
    await pick(page, '宿主怎样应答', kind);
    await page.getByRole('button', { name: '设定' }).click();
    await expect(page.getByRole('list', { name: '现有脚本' })).toContainText(kind);
    return callHost(page, 'deviceId', {}, limitMs);
  };
  expect(await say('应答')).toEqual({ id: 'id', ok: true, value: 'lab-device' });
  expect(await say('报错')).toEqual({ id: 'id', ok: false, error: 'unsupported' });
  expect(await say('乱答')).toEqual({ id: 'id', ok: 'yes', value: [{}, 7] });
  expect(await say('不应答', 500)).toBeNull();
  await page.getByRole('button', { name: '撤回 deviceId 的脚本' }).click();
  await expect(page.getByText('没有脚本')).toBeVisible();
  expect(await callHost(page, 'deviceId')).toEqual({ id: 'id', ok: true, value: 'lab-android' });
});
