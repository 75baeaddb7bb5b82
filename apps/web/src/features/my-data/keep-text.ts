import { copyAnyhow } from '../../platform/host/bridge/copy-anyhow.ts';
import { getHost } from '../../platform/host/host.ts';

/** Where a text has gone that its reader wants to keep. */
export type Kept = 'saved' | 'copied' | 'nowhere';

/** As a file. Web views inside of apps save none and say nothing of it: there it goes to the clipboard. */
export async function keepText(name: string, text: string): Promise<Kept> {
  if (!getHost().can.savesFiles) return (await copyAnyhow(text)) ? 'copied' : 'nowhere';
  saveFile(name, text);
  return 'saved';
}

/** A file of the browser's own making. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read it a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
