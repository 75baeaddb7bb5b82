import { copyWithFallback } from '../../platform/host/bridge/copy-with-fallback.ts';
import { getHost } from '../../platform/host/host.ts';

/** Where a text was saved. */
export type SavedTo = 'saved' | 'copied' | 'nowhere';

/**
 * Saves a file. Web views inside apps cannot save files and report no error, so the text goes to the
 * clipboard there.
 */
export async function saveText(name: string, text: string): Promise<SavedTo> {
  if (!getHost().can.savesFiles) return (await copyWithFallback(text)) ? 'copied' : 'nowhere';
  saveFile(name, text);
  return 'saved';
}

/** Downloads a generated file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
