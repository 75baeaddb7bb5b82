import type { ConsoleCall } from './console-call.ts';

/** The feedback desk. */
export const feedbackDeskCalls = {
  listFeedback: {
    method: 'GET',
    path: '/console/api/feedback',
    permission: 'feedback.answer',
    brandScope: 'list',
  },
  getFeedbackFigures: {
    method: 'GET',
    path: '/console/api/feedback/figures',
    permission: 'feedback.answer',
    brandScope: 'list',
  },
  listCannedAnswers: {
    method: 'GET',
    path: '/console/api/feedback/canned-answers',
    permission: 'feedback.answer',
    brandScope: 'none',
  },
  listFeedbackStaff: {
    method: 'GET',
    path: '/console/api/feedback/staff',
    permission: 'feedback.answer',
    brandScope: 'none',
  },
  getFeedback: {
    method: 'GET',
    path: '/console/api/feedback/{id}',
    permission: 'feedback.answer',
    brandScope: 'target',
  },
  answerFeedback: {
    method: 'POST',
    path: '/console/api/feedback/{id}/answer',
    permission: 'feedback.answer',
    brandScope: 'target',
    changes: true,
  },
  acceptFeedback: {
    method: 'POST',
    path: '/console/api/feedback/{id}/accept',
    permission: 'feedback.answer',
    brandScope: 'target',
    changes: true,
    stepUp: true,
  },
  assignFeedback: {
    method: 'POST',
    path: '/console/api/feedback/{id}/assign',
    permission: 'feedback.answer',
    brandScope: 'target',
    changes: true,
  },
  mergeFeedback: {
    method: 'POST',
    path: '/console/api/feedback/{id}/merge',
    permission: 'feedback.answer',
    brandScope: 'target',
    changes: true,
  },
} as const satisfies Record<string, ConsoleCall>;
