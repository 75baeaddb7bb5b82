import type { NotificationAnswer } from '../../ports/payment-gateway.ts';

/** What most providers want for an answer: a word without any form around it. */
export const plainAnswer = (status: number, body: string): NotificationAnswer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});
