import { loadBridge } from './load-bridge.ts';
import { mayHaveHost } from './may-have-host.ts';

async function openOutside(url: string): Promise<void> {
  const bridge = await loadBridge();
  if (bridge) await bridge.openBrowser({ url });
  else window.open(url, '_blank', 'noopener,noreferrer');
}

/** Opens an address outside the client's window; false if a link can do it. */
export function openBrowser(url: string): boolean {
  if (!mayHaveHost()) return false;
  void openOutside(url);
  return true;
}
