import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { activityContent } from '../activity/activity.content.ts';
import { readPack } from '../content/content-pack.ts';
import { unionContent } from '../union/union.content.ts';
import { giftContent } from './gift.content.ts';

const CONTENT = join(import.meta.dirname, '../../../../../content');
const pack = readPack(CONTENT, 'demo', [giftContent, unionContent, activityContent]);
const itemsOf = (section: typeof giftContent) =>
  (pack.items.get(section) ?? []) as ReadonlyArray<Record<string, unknown>>;
const [gift = {}] = itemsOf(giftContent);
const [union = {}] = itemsOf(unionContent);

it.each([
  ['a gift', giftContent, gift],
  ['a union', unionContent, union],
])('[C-064] %s of an unknown partner is refused with its pack', (_what, section, item) => {
  expect(z.safeParse(section.item, item).success).toBe(true);
  expect(z.safeParse(section.item, { ...item, partner: 'you' }).success).toBe(false);
});

it('[C-104] the set of the year comes from the partner of the union with the same name', () => {
  const set = itemsOf(giftContent).find(({ choiceId }) => choiceId === 'year-set');
  const mart = itemsOf(unionContent).find(({ unionType }) => unionType === 'you');
  expect(set?.partner).toBe(mart?.partner);
});
