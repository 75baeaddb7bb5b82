export interface GameWays {
  /** 0 taken down, 1 out, 2 not out yet. */
  status: 0 | 1 | 2;
  /** What `link` is; empty where there is none. */
  suffix: 'h5' | 'apk' | '';
  link: string;
  landUrl: string;
}

export type GamePlatform = 'android' | 'ios' | 'other';

export type GameButton =
  | { does: 'play' | 'download' | 'visit'; url: string }
  | { does: 'book' }
  /** Nothing can be done: no button. */
  | undefined;

/**
 * What a game's main button does. A page is played anywhere; a file is downloaded where it can be installed, and
 * everybody else visits the game's own page.
 */
export function gameButton({ status, suffix, link, landUrl }: GameWays, platform: GamePlatform): GameButton {
  if (status === 0) return undefined;
  if (status === 2) return { does: 'book' };
  if (suffix === 'h5' && link) return { does: 'play', url: link };
  if (suffix === 'apk' && link && platform === 'android') return { does: 'download', url: link };
  return landUrl ? { does: 'visit', url: landUrl } : undefined;
}
