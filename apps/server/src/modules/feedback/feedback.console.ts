import type { FastifyInstance } from 'fastify';
import type { ActService } from '../audit/act.service.ts';
import { performerOf } from '../audit/performer.service.ts';
import type { FeedbackActService } from './feedback-act.service.ts';
import type { FeedbackListService } from './feedback-list.service.ts';

export interface FeedbackConsoleServices {
  feedbackLists: FeedbackListService;
  feedbackActs: FeedbackActService;
  acts: ActService;
}

export async function feedbackConsoleRoutes(
  app: FastifyInstance,
  { feedbackLists, feedbackActs, acts }: FeedbackConsoleServices,
): Promise<void> {
  app.consoleCall('listFeedback', (input, { scope, identity }) =>
    feedbackLists.list(input, { scope, staffId: identity.id }),
  );
  app.consoleCall('getFeedbackFigures', (_input, { scope }) => feedbackLists.readFigures(scope));
  app.consoleCall('listCannedAnswers', () => feedbackLists.listCanned());
  app.consoleCall('listFeedbackStaff', () => feedbackActs.listStaff());
  app.consoleCall('getFeedback', ({ id }, { scope }) => feedbackLists.get(id, scope));
  app.consoleCall('acceptFeedback', async (input, caller) => {
    await feedbackLists.requireVisible(input.id, caller.scope);
    return acts.perform(feedbackActs.accept, input, performerOf(caller));
  });
  app.consoleCall('answerFeedback', async (input, caller) => {
    await feedbackActs.answer(input, performerOf(caller));
    return feedbackLists.get(input.id, caller.scope);
  });
  app.consoleCall('assignFeedback', async (input, caller) => {
    await feedbackActs.assign(input, performerOf(caller));
    return feedbackLists.get(input.id, caller.scope);
  });
  app.consoleCall('mergeFeedback', async (input, caller) => {
    await feedbackActs.merge(input, performerOf(caller));
    return feedbackLists.get(input.id, caller.scope);
  });
}
