/** The package chosen before leaving for a cashier, stored for this tab. */
const NAME = 'keptPackage';

export interface SavedPackage {
  /** The client type whose packages were shown. */
  clientType: string;
  family: 'vip' | 'plus';
  id: string;
}

export function savePackage(kept: SavedPackage): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage the user chooses again.
  }
}

export function readSavedPackage(clientType: string): SavedPackage | undefined {
  try {
    const kept: Partial<SavedPackage> | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    const isWhole = kept?.clientType === clientType && typeof kept.id === 'string';
    return isWhole && (kept.family === 'vip' || kept.family === 'plus') ? (kept as SavedPackage) : undefined;
  } catch {
    return undefined;
  }
}
