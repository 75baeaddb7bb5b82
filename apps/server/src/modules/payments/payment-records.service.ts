/** Reads and changes of payments for other modules; their transactions have locked the user's row. */
export { type AuditedPayment, readPaymentsFor } from './audited-payment.repository.ts';
export { listNotifications, type StoredNotification } from './notification.repository.ts';
export {
  closePayment,
  findPayment,
  finishRefundOf,
  hasPaymentIn,
  insertAttempt,
  insertPayment,
  listPayments,
  markSurplus,
  type Payment,
  releaseRefundOf,
  reserveForRefund,
  scheduleCheck,
  scheduleLateCheck,
  takeDuePayment,
} from './payment.repository.ts';
