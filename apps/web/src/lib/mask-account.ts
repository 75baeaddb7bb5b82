/** Partners may use names instead of phones as accounts; they are masked the same way. */
export function maskAccount(account: string): string {
  return account.replace(/^(.{3}).+(.{4})$/, '$1****$2');
}
