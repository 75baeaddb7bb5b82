/** Payments as other modules read and change them; their transactions hold the user's row. */
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
  scheduleLateLook,
  takeDuePayment,
} from './payment.repository.ts';
