import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dramaContent } from '../drama/drama.content.ts';
import { mallContent } from '../mall/mall.content.ts';
import { blockContent } from '../storefront/block.content.ts';
import { readPack } from './content-pack.ts';

interface Goods {
  goodsId: string;
  kind: string;
  details: string;
  dayStock?: number;
}
interface Block {
  items: ReadonlyArray<{ text1: string; text2: string; target?: string }>;
}
interface Drama {
  dramaId: string;
  title: string;
  episodes: { out: number; total: number };
}

const ROOT = join(import.meta.dirname, '../../../../..');
const pack = readPack(join(ROOT, 'content'), 'demo', [dramaContent, mallContent, blockContent]);
const goods = pack.items.get(mallContent) as Goods[];
const blocks = pack.items.get(blockContent) as Block[];
const dramas = pack.items.get(dramaContent) as Drama[];

it('[B-039] details of goods in the demo name their released stock', () => {
  const counted = goods.filter(({ kind }) => kind !== 'game_center');
  const limits = counted.flatMap(({ goodsId, details, dayStock }) => {
    const [, limit] = /每天限量 (\d+) /.exec(details) ?? [];
    return limit === undefined ? [] : [[goodsId, Number(limit), dayStock]];
  });
  expect(limits.length).toBeGreaterThan(0);
  for (const [goodsId, limit, dayStock] of limits) expect(limit, String(goodsId)).toBe(dayStock);
  const gone = counted.filter(({ dayStock }) => dayStock === 0);
  expect(gone.length).toBeGreaterThan(0);
  for (const { details } of gone) expect(details).toMatch(/不再补货/);
  for (const { details } of counted.filter(({ dayStock = 0 }) => dayStock > 0))
    expect(details).not.toMatch(/不再补货|已全部兑完/);
});

it('[A-031] blocks of the demo name a drama’s current episode', () => {
  const described = blocks
    .flatMap(({ items }) => items)
    .filter(({ text2, target = '' }) => /^(更新至|全) \d+ 集$/.test(text2) && target.includes('dramaId='));
  expect(described.length).toBeGreaterThan(5);
  for (const { text1, text2 } of described) {
    const { out = 0, total = 0 } = dramas.find(({ title }) => title === text1)?.episodes ?? {};
    expect([text1, text2]).toEqual([text1, out < total ? `更新至 ${out} 集` : `全 ${total} 集`]);
  }
});
