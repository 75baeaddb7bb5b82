import { z } from 'zod/mini';
import { brandList, contentId, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { contentBlocks, type StoredBlockItem, TARGET_TYPES } from './storefront.tables.ts';

const targetType = z.enum(TARGET_TYPES);

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
});

/** Texts may name {brand}. */
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

function findFaults({ items, listed }: Item, { files }: PackScope): string[] {
  const repeated = items.filter(({ id }, place) => items.findIndex((other) => other.id === id) !== place);
  return [
    ...missingPictures(
      items.map(({ image }) => image),
      files,
    ),
    ...repeated.map(({ id }) => `items: ${id} stands here twice`),
    // Those not listed are pictures for pages of our own, or words.
    ...items
      .filter(({ image, text2 }) => !listed && !image && !text2)
      .map(({ id }) => `items: ${id} has neither picture nor words`),
  ];
}

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
  };
}
