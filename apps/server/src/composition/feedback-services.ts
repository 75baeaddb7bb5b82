import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import type { DrawService } from '../modules/campaign/draw.service.ts';
import { createFeedbackService } from '../modules/feedback/feedback.service.ts';
import { createFeedbackDeskService } from '../modules/feedback/feedback-desk.service.ts';
import type { CreditService } from '../modules/mall/credit.service.ts';
import { createUploadService } from '../modules/upload/upload.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';

export interface FeedbackParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  rateLimits: RateLimits;
  credits: CreditService;
  draws: DrawService;
}

/** Pictures that users upload, and the feedback they belong to. */
export function createFeedbackServices(parts: FeedbackParts) {
  const uploads = createUploadService(parts);
  return {
    uploads,
    feedbacks: createFeedbackService({ ...parts, uploads }),
    feedbackDesk: createFeedbackDeskService(parts),
  };
}
