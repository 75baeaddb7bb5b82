import type { GameButton } from '@juban/domain/game-button';
import { mayHaveHost } from '../../../host/may-have-host.ts';

export type GameWay = Extract<NonNullable<GameButton>, { url: string }>;

/** In the app a page to play opens in a window of its own, a file in the system's browser; else the page goes there. */
export async function goTo({ does, url }: GameWay): Promise<void> {
  if (!mayHaveHost()) return window.location.assign(url);
  const { getBridge } = await import('../../../host/bridge/bridge.ts');
  const bridge = getBridge();
  await (does === 'play' ? bridge.openWebView({ url }) : bridge.openBrowser({ url }));
}
