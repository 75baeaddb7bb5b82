import { z } from 'zod/mini';
import { brandList, color, contentId, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { navigations } from './navigation.tables.ts';

const look = {
  bgColor: z.optional(color),
  wordColor: z.optional(color),
  bgImage: z.optional(picture),
  moreTarget: z.optional(target),
};

const section = z.discriminatedUnion('type', [
  z.strictObject({ id: contentId, type: z.literal('POSTER'), name: some, cover: picture, ...look }),
  z.strictObject({
    id: contentId,
    type: z.literal('BIG_IMAGE_DRAMA'),
    drama: contentId,
    description: some,
    displayPlayIcon: z._default(z.boolean(), true),
    ...look,
  }),
]);

const item = z.strictObject({
  navigationId: contentId,
  title: some,
  bgColor: color,
  wordColor: color,
  image: picture,
  brands: brandList,
  sections: z.array(section).check(z.minLength(1)),
});

type Item = z.output<typeof item>;
type Section = z.output<typeof section>;

function findFaults({ image, sections }: Item, { files, keysOf }: PackScope): string[] {
  const covers = sections.map((part) => ('cover' in part ? part.cover : undefined));
  const named = [image, ...covers, ...sections.map(({ bgImage }) => bgImage)];
  const ids = sections.flatMap((part) => ('drama' in part ? part.drama : []));
  const repeated = sections.filter((part, place) => sections.findIndex(({ id }) => id === part.id) !== place);
  return [
    ...missingPictures(named, files),
    ...ids.filter((id) => !keysOf('dramas').has(id)).map((id) => `sections: there is no drama ${id}`),
    ...repeated.map(({ id }) => `sections: ${id} is listed twice`),
  ];
}

/** Navigation topics of a pack. */
export const navigationContent: ContentSection = {
  name: 'navigations',
  item,
  table: navigations,
  key: { column: navigations.navigationId, field: 'navigationId' },
  findFaults,
  toRow: ({ image, sections, ...row }: Item, _today, files) => ({
    ...row,
    imageUrl: pictureAddressOf(image, files),
    sections: sections.map((part) => toSection(part, files)),
  }),
};

function toSection(part: Section, files: PackFiles) {
  const isDrama = part.type === 'BIG_IMAGE_DRAMA';
  return {
    id: part.id,
    type: part.type,
    dramaId: isDrama ? part.drama : null,
    name: isDrama ? null : part.name,
    coverUrl: isDrama ? null : pictureAddressOf(part.cover, files),
    bgColor: part.bgColor ?? null,
    wordColor: part.wordColor ?? null,
    bgImageUrl: (part.bgImage && pictureAddressOf(part.bgImage, files)) ?? null,
    description: isDrama ? part.description : null,
    displayPlayIcon: isDrama && part.displayPlayIcon,
    moreTarget: part.moreTarget ?? null,
  };
}
