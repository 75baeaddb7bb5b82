import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackScope } from '../../db/content-section.ts';
import { readPack } from '../content/content-pack.ts';
import { activityContent, activityItemContent } from './activity.content.ts';
import type { ActivityContent } from './activity-schema.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const pack = readPack(CONTENT, 'demo', [activityContent, activityItemContent]);
const demo = (pack.items.get(activityContent) ?? []) as readonly ActivityContent[];
const named = (name: string): ActivityContent => {
  const found = demo.find(({ activity }) => activity === name);
  if (!found) throw new Error(`no activity ${name}`);
  return found;
};
const scope: PackScope = { files: pack.files, keysOf: () => new Set() };
const faultsOf = (change: object) =>
  activityContent.findFaults?.({ ...named('double11'), ...change } as never, scope) ?? [];

describe('the demo’s activities', () => {
  it('[C-053] match the routes, are open for 60 days from the start, each with its own design', () => {
    const ours = ['101', '51', '618', 'activity', 'double11', 'new-year'].map(named);
    for (const { period } of ours) expect(period).toEqual({ opensInDays: 0, lastsDays: 60 });
    for (const look of ['banner', 'timeImage'] as const)
      expect(new Set(ours.map((one) => one[look])).size).toBe(ours.length);
    expect(new Set(ours.map(({ theme }) => JSON.stringify(theme))).size).toBe(ours.length);
  });

  it('[C-026] the version of 500 winners does not show its draw, and ships by 31 May', () => {
    const { realItem } = named('51');
    expect(realItem).toMatchObject({ winners: 500, shown: false });
    expect(realItem?.shipping).toContain('5月31日前');
  });

  it.each(['double11', '101', '618', 'activity'])(
    '[C-026] %s shows 300 winners, shipped within 15 working days after the end',
    (name) => {
      const { realItem, rules } = named(name);
      expect(realItem).toMatchObject({ winners: 300, shown: true });
      expect(realItem?.shipping).toContain('15 个工作日内');
      expect(rules.some(({ text }) => text.includes('{winners} 位') && text.includes('15 个工作日内'))).toBe(
        true,
      );
    },
  );

  it('[C-026] the new-year version has no draw, four paragraphs of rules and a partner claimed once', () => {
    const { realItem, rules, groups } = named('new-year');
    expect(realItem).toBeUndefined();
    expect(rules.map(({ title }) => title)).toEqual(['领取截止', '领取条件', '第三方会员', '合作方限制']);
    expect(rules[3]?.text).toMatch(/累计最多开通 3 年.*限领一次/);
    const once = groups.flatMap(({ items }) => items).filter(({ once }) => once !== undefined);
    expect(once.map(({ partner }) => partner)).toEqual(['disk', 'disk']);
  });

  it('[C-053] show pictures that exist', () => {
    const rows = demo.map((one) => activityContent.toRow(one as never, new Date(0), pack.files));
    const paths = rows.flatMap(({ banner, timeImage }) =>
      [banner, timeImage].map((picture) => (picture as { src: string }).src),
    );
    for (const path of paths) expect(existsSync(join(CONTENT, path.replace('/content/', '')))).toBe(true);
  });
});

describe('a checked file', () => {
  const { theme, groups } = named('double11');
  const [first] = groups;
  it.each([
    ['a missing picture', { banner: 'banners/none' }, 'there is no picture banners/none'],
    [
      'an end before the start',
      { period: { from: '2026-11-11T00:00:00+08:00', until: '2026-11-11T00:00:00+08:00' } },
      'the period ends before it begins',
    ],
    ['a group twice', { groups: [first, first] }, 'group days-31 is listed twice'],
    [
      'more to choose than there is',
      { groups: [{ ...first, choose: 4 }] },
      'group days-31 has fewer than 4 rewards',
    ],
    [
      'a number of gifts in a text',
      { rules: [{ title: '实物礼品', text: '从提交者中抽取 300 位' }] },
      'write {winners} instead of the number',
    ],
    [
      'a number of gifts although none are drawn',
      { realItem: undefined },
      '{winners} is used although no gift is drawn',
    ],
    [
      'grey on black',
      { theme: { ...theme, text3: '#444444' } },
      expect.stringContaining('theme.text3 on surface'),
    ],
  ])('[C-053] reports %s', (_case, change, fault) => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf(change)).toContainEqual(fault);
  });
});
