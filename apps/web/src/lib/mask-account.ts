/** Partners name accounts by words of their own too: of these as much stays readable as of a phone. */
export function maskAccount(account: string): string {
  return account.replace(/^(.{3}).+(.{4})$/, '$1****$2');
}
