import { getBridge } from '../../platform/host/bridge/bridge.ts';

/** Opens the address in a new web view of the app; without an app the browser navigates. */
export async function openByHost(address: string, title?: string): Promise<void> {
  await getBridge().openWebView({ url: address, ...(title && { title }) });
}
