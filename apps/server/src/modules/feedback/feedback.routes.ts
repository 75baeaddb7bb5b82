import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { FeedbackService } from './feedback.service.ts';

export interface FeedbackRouteServices {
  feedbacks: FeedbackService;
}

export async function feedbackRoutes(
  app: FastifyInstance,
  { feedbacks }: FeedbackRouteServices,
): Promise<void> {
  app.call('saveFeedback', (input, context) => feedbacks.save(ownerOf(context), input, context));
  app.call('listFeedback', (page, context) => feedbacks.listOwn(ownerOf(context), page));
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
