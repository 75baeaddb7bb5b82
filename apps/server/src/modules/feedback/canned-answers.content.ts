import { FEEDBACK_MAX_REPLY } from '@juban/domain';
import { z } from 'zod/mini';
import type { ContentSection } from '../../db/content-section.ts';
import { cannedAnswers } from './feedback.tables.ts';

const answer = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  place: z.int().check(z.minimum(1), z.maximum(1_000)),
  title: z.string().check(z.minLength(1), z.maxLength(128)),
  text: z.string().check(z.minLength(1), z.maxLength(FEEDBACK_MAX_REPLY)),
});

/** Answers that support sends often. */
export const cannedAnswersContent: ContentSection = {
  name: 'canned-answers',
  item: answer,
  table: cannedAnswers,
  key: { column: cannedAnswers.id, field: 'id' },
  toRow: (item: z.output<typeof answer>) => item,
};
