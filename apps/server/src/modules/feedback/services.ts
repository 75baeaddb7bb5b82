import { createFeedbackService, type FeedbackDeps } from './feedback.service.ts';
import { createFeedbackDeskService, type FeedbackDeskDeps } from './feedback-desk.service.ts';

export type FeedbackParts = FeedbackDeps & FeedbackDeskDeps;

export function createFeedbackServices({
  db,
  clock,
  secrets,
  rateLimits,
  uploads,
  draws,
  credits,
}: FeedbackParts) {
  return {
    feedbacks: createFeedbackService({ db, clock, secrets, rateLimits, uploads, draws }),
    feedbackDesk: createFeedbackDeskService({ db, clock, secrets, credits, draws }),
  };
}
