import { getBridge } from '../../platform/host/bridge/bridge.ts';

/** In a web view of the app's own; where there is no app, the browser goes there itself. */
export async function openByHost(address: string, title?: string): Promise<void> {
  await getBridge().openWebView({ url: address, ...(title && { title }) });
}
