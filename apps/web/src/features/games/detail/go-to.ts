import type { GameButton } from '@juban/domain/game-button';
import { loadBridge } from '../../../platform/host/load-bridge.ts';
import { mayHaveHost } from '../../../platform/host/may-have-host.ts';

export type GameWay = Extract<NonNullable<GameButton>, { url: string }>;

/**
 * In the app a web game opens in a new window and a download in the system's browser; otherwise the page
 * navigates.
 */
export async function goTo({ does, url }: GameWay): Promise<void> {
  const bridge = mayHaveHost() ? await loadBridge() : undefined;
  if (!bridge) return window.location.assign(url);
  await (does === 'play' ? bridge.openWebView({ url }) : bridge.openBrowser({ url }));
}
