import { z } from 'zod/mini';
import { dramaKind } from '../drama/drama.fields.ts';
import { sentId, wireTime } from '../fields.ts';
import { navigationTexts } from '../texts/navigation.ts';

const navigationId = sentId(navigationTexts.unknownTopic);

const section = z.object({
  id: z.string(),
  /** Heading; for a drama, its title. */
  name: z.string(),
  /** POSTER: one cover. BIG_IMAGE_DRAMA: one drama in large format. */
  sectionType: z.enum(['POSTER', 'BIG_IMAGE_DRAMA']),
  content: z.array(
    z.object({
      coverUrl: z.string(),
      dramaId: z.nullable(z.string()),
      /** Kind under which the apps open it; null without a drama. */
      kind: z.nullable(dramaKind),
      title: z.string(),
    }),
  ),
  /** Colours and picture of the section; null means those of the topic. */
  bgColor: z.nullable(z.string()),
  wordColor: z.nullable(z.string()),
  bgImageUrl: z.nullable(z.string()),
  playStartDate: z.nullable(wireTime),
  plotType: z.nullable(z.string()),
  description: z.nullable(z.string()),
  displayPlayIcon: z.boolean(),
  /** A path in this app. */
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
  /** The caller's user id; null for a visitor. */
  userId: z.nullable(z.string()),
  sections: z.array(section),
});

export const navigationSchemas = {
  getNavigationSummary: {
    summary: 'A navigation topic, at the path used by older apps',
    input: z.object({ navigationId }),
    output: topic,
  },
  getNavigation: {
    summary: 'A navigation topic with all its sections',
    input: z.object({ navigationId }),
    output: topic,
  },
};
