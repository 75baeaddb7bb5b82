import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { discountedPoints, FIRST_DISCOUNT_LEVEL, rewardDaysOf } from '@juban/domain';
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
  it('[B-043] name their real price wherever their text names one', () => {
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

describe('a package that is wrong for some brand or market', () => {
  it('is not reported if it is right for all', () => {
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

describe('a block for our own pages', () => {
  const faultsOfItem = (change: object, listed = false) => {
    const items = [{ id: 'one', name: 'poster', ...change }];
    const item = z.parse(blockContent.item, { blockId: 'b', name: 'b', place: 1, listed, items });
    return blockContent.findFaults?.(item as never, scope);
  };

  it.each([
    [{ image: 'posters/low-orbit' }, []],
    [{ image: 'badges/v1' }, []],
    [{ text1: '4.8', text2: '评分' }, []],
    [{ text1: '#24160f' }, ['items: one has neither picture nor text']],
    [{ image: 'posters/nobody' }, ['there is no picture posters/nobody']],
  ])('%j: %j', (change, faults) => {
    expect(faultsOfItem(change)).toEqual(faults);
  });

  it('is distinguished from a listed one', () => {
    expect(faultsOfItem({}, true)).toEqual([]);
  });
});

describe('blocks of the demo', () => {
  it('[B-045] show pictures that exist on disk', () => {
    const rows = (pack.items.get(blockContent) ?? []).map((item) =>
      blockContent.toRow(item as never, new Date(), pack.files),
    );
    const addresses = JSON.stringify(rows).match(/\/content\/(?:demo|house)\/art\/[^"]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(15);
    expect(addresses.filter((address) => !existsSync(join(ROOT, address)))).toEqual([]);
  });

  it.each([
    [{ id: 'a', name: 'a', image: 'marks/none' }, 'there is no picture marks/none'],
    [{ id: 'a', name: 'a' }, 'items: a is listed twice'],
  ])('%j beside another of its id: %s', (item, fault) => {
    const block = { blockId: 'x', name: 'x', place: 1, items: [{ id: 'a', name: 'a' }, item] };
    const checked = z.parse(blockContent.item, block);
    expect(blockContent.findFaults?.(checked as never, scope)).toContain(fault);
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:x', '/\\evil', 'vip'])(
    '[B-045] %s is not a valid target',
    (target) => {
      const block = { blockId: 'x', name: 'x', place: 1, items: [{ id: 'a', name: 'a', target }] };
      expect(z.safeParse(blockContent.item, block).success).toBe(false);
    },
  );
});

const LEVEL = { id: 'level-1', name: 'v1', text1: 'V1 青铜', image: 'badges/v1' };
const BENEFIT = {
  id: 'benefit-coupons',
  name: 'coupons',
  text1: '福利券',
  image: 'rights/vip-coupons',
  tiers: {
    group: '福利',
    steps: [
      { from: 3, text: '少量' },
      { from: 5, text: '中量' },
    ],
  },
};
const blockOf = (items: readonly object[], name = 'viplvright') => ({
  blockId: 'test-levels',
  name,
  title: '分级权益',
  place: 1,
  listed: false,
  items,
});
const blockFaults = (items: readonly object[], name?: string) => {
  const parsed = z.safeParse(blockContent.item, blockOf(items, name));
  if (!parsed.success) return ['schema'];
  return blockContent.findFaults?.(parsed.data as never, scope) ?? [];
};
const changed = (tiers: object) => ({ ...BENEFIT, tiers: { ...BENEFIT.tiers, ...tiers } });

describe('a block of levels and benefits', () => {
  it('[B-030] is stored with one text for VIP itself and for each level', () => {
    const item = z.parse(blockContent.item, blockOf([LEVEL, BENEFIT]));
    expect(blockFaults([LEVEL, BENEFIT])).toEqual([]);
    expect(blockContent.toRow(item as never, new Date(), pack.files)).toMatchObject({
      items: [
        { name: 'v1' },
        {
          name: 'coupons',
          tiers: {
            cells: ['', '', '', '少量', '少量', '中量', '中量', '中量', '中量'],
            soon: false,
            tableOnly: false,
            sinceVersion: '',
          },
        },
      ],
    });
  });

  it.each<[string, readonly object[], RegExp]>([
    ['a benefit without tiers', [{ ...BENEFIT, tiers: undefined }], /either a level/],
    ['a level with tiers', [{ ...LEVEL, tiers: BENEFIT.tiers }], /either a level/],
    ['a benefit without a picture', [{ ...BENEFIT, image: undefined }], /needs a title .* and a picture/],
    ['a benefit without a title', [{ ...BENEFIT, text1: '' }], /needs a title/],
    ['a repeated name', [BENEFIT, { ...BENEFIT, id: 'other' }], /repeats the name coupons/],
    ['steps out of order', [changed({ steps: [...BENEFIT.tiers.steps].reverse() })], /ascending/],
    ['no steps', [changed({ steps: [] })], /schema/],
    ['a step without a text', [changed({ steps: [{ from: 1, text: '' }] })], /schema/],
    ['a step above V8', [changed({ steps: [{ from: 9, text: '多量' }] })], /schema/],
    ['no group', [changed({ group: '' })], /schema/],
    ['an invalid version', [changed({ sinceVersion: 'new' })], /schema/],
  ])('[B-030] %s is refused', (_case, items, fault) => {
    expect(blockFaults(items).join()).toMatch(fault);
  });

  const benefitOf = (name: string) => {
    const rows = (pack.items.get(blockContent) ?? []).map((item) =>
      blockContent.toRow(item as never, new Date(), pack.files),
    ) as { name: string; items: { name: string; text2: string; tiers?: { cells: string[] } }[] }[];
    return rows.find((row) => row.name === 'viplvright')?.items.find((item) => item.name === name);
  };

  it('[B-117] says in the demo that bonus days are those of the reward one level below', () => {
    const bonusDays = benefitOf('bonusDays');
    const below = [2, 3, 4, 5, 6, 7, 8].map((level) => rewardDaysOf(level - 1) || undefined);
    expect(bonusDays?.tiers?.cells.slice(2)).toEqual(below.map((days) => (days ? `${days} 天` : '')));
    expect(bonusDays?.text2).toBe('上一级升级礼天数');
  });

  it('[B-118] promises in the demo the discount that the mall charges', () => {
    const discount = benefitOf('discount');
    const promised = Array.from({ length: 9 }, (_, level) => (level < FIRST_DISCOUNT_LEVEL ? '' : '9 折'));
    expect(discount?.tiers?.cells).toEqual(promised);
    expect(discount?.text2).toBe('会员有效期内');
    expect(discountedPoints(100)).toBe(90);
  });

  it('[B-030] is the only one with tiers', () => {
    expect(blockFaults([BENEFIT], 'vipright').join()).toMatch(/tiers outside viplvright/);
  });
});
