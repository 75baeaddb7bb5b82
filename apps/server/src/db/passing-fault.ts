/**
 * PostgreSQL's codes for temporary failures: cancelled by timeout, shutting down, starting up, too many
 * clients, deadlock victim.
 */
const PASSING_CODES = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  '08006',
  '08001',
  '40P01',
  '40001',
]);
/**
 * The driver's messages: no connection available, or one that broke before or during a query or transaction.
 */
const PASSING_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|ECONNREFUSED|ECONNRESET|EPIPE/;

/** Whether the same call may succeed if it is retried. */
export function isPassing(fault: Error & { code?: string }): boolean {
  return PASSING_CODES.has(fault.code ?? '') || PASSING_TEXT.test(fault.message);
}
