import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod/mini';
import { campaignContent } from './campaign.content.ts';

const PACK = join(import.meta.dirname, '../../../../../content/demo/campaign.yaml');
const [demo] = parse(readFileSync(PACK, 'utf8')) as object[];
const faultsOf = (change: object) => {
  const { error } = z.safeParse(campaignContent.item as z.ZodMiniType, { ...demo, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

it.each([
  '/next/feedback',
  'https://work.weixin.qq.com/kfid/kfc0ffee',
  'https://juban.qiyukf.com/client?k=1',
])('[C-075] prizes may be sent by %s', (serviceUrl) => {
  expect(faultsOf({ serviceUrl })).toEqual([]);
});

it.each([
  '/vip',
  '/next/feedback?isPrivacy=1',
  'http://work.weixin.qq.com/kfid/kfc0ffee',
  'https://chat.evil.example/kfid/x',
  'javascript:alert(1)',
])('[C-075] content that sends winners to %s is refused', (serviceUrl) => {
  expect(faultsOf({ serviceUrl })).toEqual([
    expect.stringMatching(/^serviceUrl: must be \/next\/feedback or a chat/),
  ]);
});

const SAID = { gives: '钻石 ×100', where: '在游戏里输入' };

it.each([
  { from: 'us', count: 1, ...SAID },
  { from: 'us', count: 1_000_000, ...SAID },
  { from: 'maker', ...SAID },
])('[C-074] sharing may give codes by %j', (giftCodes) => {
  expect(faultsOf({ giftCodes })).toEqual([]);
});

it.each([
  undefined,
  { from: 'us', ...SAID },
  { from: 'us', count: 0, ...SAID },
  { from: 'us', count: 1_000_001, ...SAID },
  { from: 'maker', count: 5, ...SAID },
  { from: 'us', count: 5, gives: '', where: '' },
])('[C-074] content whose gift codes are %j is refused', (giftCodes) => {
  expect(faultsOf({ giftCodes }).join()).toMatch(/^giftCodes/);
});
