/** The package that was chosen when its buyer left for a cashier, kept for the life of the tab. */
const NAME = 'keptPackage';

export interface KeptPackage {
  /** Whose shelf it stood on. */
  clientType: string;
  family: 'vip' | 'plus';
  id: string;
}

export function keepPackage(kept: KeptPackage): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage it has to be chosen again.
  }
}

export function readKeptPackage(clientType: string): KeptPackage | undefined {
  try {
    const kept: Partial<KeptPackage> | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    const isWhole = kept?.clientType === clientType && typeof kept.id === 'string';
    return isWhole && (kept.family === 'vip' || kept.family === 'plus') ? (kept as KeptPackage) : undefined;
  } catch {
    return undefined;
  }
}
