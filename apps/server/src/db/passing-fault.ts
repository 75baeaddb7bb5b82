/** PostgreSQL's words for "not now": cancelled by timeout, shutting down, starting up, too many clients, out of a deadlock. */
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
/** The driver's: no connection to be had, or one that broke under a query, before it or between two of a transaction. */
const PASSING_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|ECONNREFUSED|ECONNRESET|EPIPE/;

/** Whether the same call may well succeed in a moment. */
export function isPassing(fault: Error & { code?: string }): boolean {
  return PASSING_CODES.has(fault.code ?? '') || PASSING_TEXT.test(fault.message);
}
