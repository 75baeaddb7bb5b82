import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { FeedbackService } from './feedback.service.ts';

export interface FeedbackRouteServices {
  feedbacks: FeedbackService;
}

export async function feedbackRoutes(
  app: FastifyInstance,
  { feedbacks }: FeedbackRouteServices,
): Promise<void> {
  app.call('saveFeedback', (input, context) => feedbacks.save(userIdOf(context), input, context));
  app.call('listFeedback', (page, context) => feedbacks.listOwn(userIdOf(context), page));
}
