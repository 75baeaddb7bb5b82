export interface GameLinks {
  /** 0 removed, 1 released, 2 not released yet. */
  status: 0 | 1 | 2;
  /** Type of `link`; empty without a link. */
  suffix: 'h5' | 'apk' | '';
  link: string;
  landUrl: string;
}

export type GamePlatform = 'android' | 'ios' | 'other';

export type GameButton =
  | { does: 'play' | 'download' | 'visit'; url: string }
  | { does: 'book' }
  /** No button. */
  | undefined;

/**
 * Action of a game's main button. Browser games can be played anywhere. A package is offered as a download
 * only where it can be installed; other platforms visit the game's page.
 */
export function gameButton({ status, suffix, link, landUrl }: GameLinks, platform: GamePlatform): GameButton {
  if (status === 0) return undefined;
  if (status === 2) return { does: 'book' };
  if (suffix === 'h5' && link) return { does: 'play', url: link };
  if (suffix === 'apk' && link && platform === 'android') return { does: 'download', url: link };
  return landUrl ? { does: 'visit', url: landUrl } : undefined;
}
