import { MAX_LEVEL } from '@juban/domain';
import { z } from 'zod/mini';
import { brandList, contentId, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { LEVEL_BLOCK } from './block.service.ts';
import { contentBlocks, type StoredBlockItem, type StoredTiers, TARGET_TYPES } from './storefront.tables.ts';

const targetType = z.enum(TARGET_TYPES);

const LEVEL_NAME = /^v[1-8]$/;

const tiers = z.strictObject({
  group: some,
  /** The benefit from a level on (0 is VIP itself), until the next step. */
  steps: z
    .array(z.strictObject({ from: z.int().check(z.minimum(0), z.maximum(MAX_LEVEL)), text: some }))
    .check(z.minLength(1)),
  soon: z._default(z.boolean(), false),
  tableOnly: z._default(z.boolean(), false),
  sinceVersion: z._default(z.string().check(z.regex(/^\d+\.\d+\.\d+$/)), ''),
});

type Tiers = z.output<typeof tiers>;

const blockItem = z.strictObject({
  id: contentId,
  name: some,
  text1: z._default(z.string(), ''),
  text2: z._default(z.string(), ''),
  image: z.optional(picture),
  /** For both systems, unless one of them has its own. */
  target: z.optional(target),
  targetIos: z.optional(target),
  targetAndroid: z.optional(target),
  typeIos: z.optional(targetType),
  typeAndroid: z.optional(targetType),
  /** Makes the item a benefit of the levels. */
  tiers: z.optional(tiers),
});

/** Texts may contain {brand}. */
const item = z.strictObject({
  blockId: contentId,
  name: contentId,
  title: z._default(z.string(), ''),
  place: z.int(),
  listed: z._default(z.boolean(), true),
  brands: brandList,
  channels: z._default(z.array(z.int()), []),
  items: z.array(blockItem).check(z.minLength(1)),
});

type Item = z.output<typeof item>;

function findFaults({ name, items, listed }: Item, { files }: PackScope): string[] {
  const repeated = items.filter(({ id }, place) => items.findIndex((other) => other.id === id) !== place);
  return [
    ...missingPictures(
      items.map(({ image }) => image),
      files,
    ),
    ...repeated.map(({ id }) => `items: ${id} is listed twice`),
    // Items that are not listed are pictures or texts for our own pages.
    ...items
      .filter(({ image, text2 }) => !listed && !image && !text2)
      .map(({ id }) => `items: ${id} has neither picture nor text`),
    ...(name === LEVEL_BLOCK ? levelFaults(items) : tierFaults(items)),
  ];
}

function tierFaults(items: Item['items']): string[] {
  return items.filter((item) => item.tiers).map(({ id }) => `items: ${id} has tiers outside ${LEVEL_BLOCK}`);
}

function levelFaults(items: Item['items']): string[] {
  return items.flatMap(({ id, name, text1, image, tiers: own }, place) => {
    const isRepeated = items.findIndex((other) => other.name === name) !== place;
    return [
      ...(isRepeated ? [`items: ${id} repeats the name ${name}`] : []),
      ...(text1 && image ? [] : [`items: ${id} needs a title (text1) and a picture (image)`]),
      ...(LEVEL_NAME.test(name) === (own === undefined)
        ? []
        : [`items: ${id} is either a level (v1 to v8) or a benefit with tiers`]),
      ...(own && !isAscending(own) ? [`items: ${id} has steps that are not in ascending order`] : []),
    ];
  });
}

const isAscending = ({ steps }: Tiers): boolean =>
  steps.every(({ from }, place) => place === 0 || from > (steps[place - 1]?.from ?? 0));

/** Content blocks of a pack. */
export const blockContent: ContentSection = {
  name: 'blocks',
  item,
  table: contentBlocks,
  key: { column: contentBlocks.blockId, field: 'blockId' },
  findFaults,
  toRow: ({ items, ...row }: Item, _today, files) => ({
    ...row,
    items: items.map((part) => toStored(part, files)),
  }),
};

function toStored(part: z.output<typeof blockItem>, files: PackFiles): StoredBlockItem {
  const { id, name, text1, text2, image, target = '' } = part;
  const targetUrlIos = part.targetIos ?? target;
  const targetUrlAndroid = part.targetAndroid ?? target;
  return {
    id,
    name,
    text1,
    text2,
    image1: (image && pictureAddressOf(image, files)) ?? '',
    targetUrlIos,
    targetUrlAndroid,
    targetTypeIos: part.typeIos ?? (targetUrlIos ? 'web' : 'none'),
    targetTypeAndroid: part.typeAndroid ?? (targetUrlAndroid ? 'web' : 'none'),
    ...(part.tiers && { tiers: toStoredTiers(part.tiers) }),
  };
}

function toStoredTiers({ steps, ...rest }: Tiers): StoredTiers {
  const textAt = (level: number) => steps.findLast(({ from }) => from <= level)?.text ?? '';
  return { ...rest, cells: Array.from({ length: MAX_LEVEL + 1 }, (_, level) => textAt(level)) };
}
