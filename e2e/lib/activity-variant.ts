import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACK = fileURLToPath(new URL('../../content/demo', import.meta.url));

export const REWARD = {
  id: 'spring-tide-music',
  goodsName: '栗弦音乐春潮卡',
  description: '14 天，直充到账',
  icon: 'marks/music',
  platform: '栗弦音乐',
  partner: 'music',
  product: 'music-vip-spring',
  days: 14,
  stock: 3,
};

/** Contains a percent sign, which a wrong encoding would break. */
export const CONDITION = '购满 7 天，潮起 100%';

/** An activity that exists only as a content file. */
export const VARIANT = {
  activity: 'spring-tide',
  period: { opensInDays: 0, lastsDays: 7 },
  title: '春潮',
  titleKey: '看海季',
  banner: 'banners/download',
  timeImage: 'plates/51',
  theme: {
    page: '#06263a',
    surface: '#f4fbff',
    sunken: '#dcebf2',
    text1: '#08202e',
    text2: '#3c5563',
    text3: '#506773',
    accent: '#0a5f8a',
    wash: '#e3f3fb',
    washLine: '#7fb6d1',
    go: '#0b5f8f',
    goEnd: '#084a70',
    on: '#eaf7ff',
    title: '#eefaff',
    key: '#8fe0ff',
    soft: '#a9d3e6',
    note: '#b4d4e2',
    bad: '#b3201f',
  },
  groups: [{ id: 'days-7', needDays: 7, condition: CONDITION, items: [REWARD] }],
  rules: [{ title: '领取截止', text: '退潮之前。' }],
  iosNote: '本活动由{brand}举办，与 Apple Inc. 无关。',
  dialogs: {
    claim: '将充入下面的账号',
    bind: '请填写要充值的手机号',
    address: '只寄一次',
    success: '「{goods}」已在路上',
  },
};

/** Copies the demo content pack and adds the variant. The caller removes the folder. */
export async function makeContentWithVariant(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'juban-content-'));
  await cp(PACK, path.join(folder, 'demo'), { recursive: true });
  const file = path.join(folder, 'demo/activities', `${VARIANT.activity}.yaml`);
  await writeFile(file, JSON.stringify(VARIANT));
  return folder;
}
