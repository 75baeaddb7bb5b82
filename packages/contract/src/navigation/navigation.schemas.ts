import { z } from 'zod/mini';
import { dramaKind } from '../drama/drama.fields.ts';
import { sentId, wireTime } from '../fields.ts';
import { navigationTexts } from '../texts/navigation.ts';

const navigationId = sentId(navigationTexts.unknownTopic);

const section = z.object({
  id: z.string(),
  /** The heading: for a drama, its title. */
  name: z.string(),
  /** POSTER: one cover. BIG_IMAGE_DRAMA: one drama, large. */
  sectionType: z.enum(['POSTER', 'BIG_IMAGE_DRAMA']),
  content: z.array(
    z.object({
      coverUrl: z.string(),
      dramaId: z.nullable(z.string()),
      /** What the apps open it as; null where there is no drama. */
      kind: z.nullable(dramaKind),
      title: z.string(),
    }),
  ),
  /** Colours and picture of the section; the topic's own where null. */
  bgColor: z.nullable(z.string()),
  wordColor: z.nullable(z.string()),
  bgImageUrl: z.nullable(z.string()),
  playStartDate: z.nullable(wireTime),
  plotType: z.nullable(z.string()),
  description: z.nullable(z.string()),
  displayPlayIcon: z.boolean(),
  /** A path of ours. */
  moreTarget: z.nullable(z.string()),
});

const topic = z.object({
  navigation: z.object({
    id: z.string(),
    title: z.string(),
    bgColor: z.string(),
    wordColor: z.string(),
    imageUrl: z.string(),
  }),
  /** Of the caller; null for a visitor. */
  userId: z.nullable(z.string()),
  sections: z.array(section),
});

export const navigationSchemas = {
  getNavigationSummary: {
    summary: 'A navigation topic, at the address that older apps ask',
    input: z.object({ navigationId }),
    output: topic,
  },
  getNavigation: {
    summary: 'A navigation topic with all its sections',
    input: z.object({ navigationId }),
    output: topic,
  },
};
