import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { PackScope } from '../../db/content-section.ts';
import { readPack } from '../content/content-pack.ts';
import { blockContent } from './block.content.ts';
import { packageContent } from './package.content.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const pack = readPack(join(ROOT, 'content'), 'demo', [packageContent, blockContent]);
const scope: PackScope = { files: pack.files, keysOf: () => new Set() };

const packages = (pack.items.get(packageContent) ?? [])
  .flatMap((item) => packageContent.spread?.(item as never) ?? [])
  .map((item) => packageContent.toRow(item as never, new Date(), pack.files) as Record<string, never>);

const PLAIN = {
  key: 'test',
  family: 'vip',
  place: 1,
  showName: '测试卡',
  subTitle: '',
  description: '',
  goodsName: '{brand}测试卡',
  price: 10,
  oriPrice: 12,
  days: 7,
  vPower: 1,
  wallets: [{ payChannel: 'aliPay', payDescription: '' }],
};
const faultsOf = (change: object) => {
  const item = z.parse(packageContent.item, { ...PLAIN, ...change });
  return packageContent.findFaults?.(item as never, scope);
};

describe('packages of the demo', () => {
  it('[B-043] say the price they have wherever their text names one', () => {
    const named = packages.flatMap((row) => {
      const [, yuan] = /每[月年] (\d+) 元/.exec(row.description ?? '') ?? [];
      return yuan === undefined ? [] : [[row.packageId, Number(yuan) * 100, row.fen]];
    });
    expect(named.length).toBeGreaterThan(20);
    for (const [id, said, fen] of named) expect(said, String(id)).toBe(fen);
  });

  it('[B-043] save what their corner says', () => {
    for (const { packageId, cornerTitle = '', fen = 0, oriFen = 0 } of packages) {
      const [, yuan] = /^省 (\d+) 元$/.exec(cornerTitle) ?? [];
      if (yuan) expect(oriFen - fen, String(packageId)).toBe(Number(yuan) * 100);
    }
  });
});

describe('a package that is wrong on some shelf', () => {
  it('is none where it is right on all', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [{ except: [{ brands: ['jqq'], markets: ['ios'], price: 13 }] }, 'oriPrice is below price on jqq/ios'],
    [
      {
        renewable: true,
        except: [{ markets: ['mac'], wallets: [{ payChannel: 'wechat', payDescription: '' }] }],
      },
      'renewable, and by WeChat on yujian/mac',
    ],
    [{ family: 'vip_plus' }, 'thirdInfo makes VIP+'],
    [{ thirdInfo: 'HanXiWeekDelivery' }, 'thirdInfo makes VIP+'],
  ])('%j: %s', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it.each([
    { price: 0 },
    { price: -1 },
    { price: 0.001 },
    { price: '10' },
    { days: 0 },
    { vPower: -1 },
    { wallets: [] },
    { thirdInfo: 'Unknown' },
    { except: [{ brands: ['nobody'], price: 1 }] },
    { except: [{ markets: ['nowhere'], price: 1 }] },
    { unknown: true },
  ])('%j is refused by the schema', (change) => {
    expect(z.safeParse(packageContent.item, { ...PLAIN, ...change }).success).toBe(false);
  });
});

describe('a block for pages of our own', () => {
  const faultsOfItem = (change: object, listed = false) => {
    const items = [{ id: 'one', name: 'poster', ...change }];
    const item = z.parse(blockContent.item, { blockId: 'b', name: 'b', place: 1, listed, items });
    return blockContent.findFaults?.(item as never, scope);
  };

  it.each([
    [{ image: 'posters/low-orbit' }, []],
    [{ image: 'badges/v1' }, []],
    [{ text1: '4.8', text2: '评分' }, []],
    [{ text1: '#24160f' }, ['items: one has neither picture nor words']],
    [{ image: 'posters/nobody' }, ['there is no picture posters/nobody']],
  ])('%j: %j', (change, faults) => {
    expect(faultsOfItem(change)).toEqual(faults);
  });

  it('is told apart from one that is listed', () => {
    expect(faultsOfItem({}, true)).toEqual([]);
  });
});

describe('blocks of the demo', () => {
  it('[B-045] show pictures that lie on the disk', () => {
    const rows = (pack.items.get(blockContent) ?? []).map((item) =>
      blockContent.toRow(item as never, new Date(), pack.files),
    );
    const addresses = JSON.stringify(rows).match(/\/content\/(?:demo|house)\/art\/[^"]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !existsSync(join(ROOT, address)))).toEqual([]);
  });

  it.each([
    [{ id: 'a', name: 'a', image: 'marks/none' }, 'there is no picture marks/none'],
    [{ id: 'a', name: 'a' }, 'items: a stands here twice'],
  ])('%j beside another of its id: %s', (item, fault) => {
    const block = { blockId: 'x', name: 'x', place: 1, items: [{ id: 'a', name: 'a' }, item] };
    const checked = z.parse(blockContent.item, block);
    expect(blockContent.findFaults?.(checked as never, scope)).toContain(fault);
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:x', '/\\evil', 'vip'])(
    '[B-045] %s is no target',
    (target) => {
      const block = { blockId: 'x', name: 'x', place: 1, items: [{ id: 'a', name: 'a', target }] };
      expect(z.safeParse(blockContent.item, block).success).toBe(false);
    },
  );
});
