import { z } from 'zod/mini';
import { color, contentId, countedPeriod, some } from '../../db/content-fields.ts';
import type { ContentSection } from '../../db/content-section.ts';
import { windowFrom } from '../../db/content-window.ts';
import { claimChannels } from './claim.tables.ts';

const image = z.string().check(z.regex(/^\/content\/[\w./-]+$/));

const item = z.strictObject({
  channel: contentId,
  title: some,
  partner: some,
  days: z.int().check(z.minimum(1), z.maximum(366)),
  backImages: z.array(image).check(z.minLength(1)),
  buttonColor: color,
  backgroundColor: color,
  ...countedPeriod,
  rules: z.array(z.string()),
  posters: z.array(z.strictObject({ title: z.string(), image })),
});

/** Free-days channels of a pack. */
export const claimContent: ContentSection = {
  name: 'claim-channels',
  item,
  table: claimChannels,
  key: { column: claimChannels.channel, field: 'channel' },
  toRow: ({ opensInDays, lastsDays, ...row }: z.output<typeof item>, today) => ({
    ...row,
    ...windowFrom(today, { opensInDays, lastsDays }),
  }),
};
