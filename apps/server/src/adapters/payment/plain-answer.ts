import type { NotificationAnswer } from '../../ports/payment-gateway.ts';

/** The answer that most providers expect: plain text. */
export const plainAnswer = (status: number, body: string): NotificationAnswer => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body,
});
