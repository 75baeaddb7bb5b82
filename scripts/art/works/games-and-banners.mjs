import { BANNER_NAMES, GAME_NAMES } from '../../../content/demo/art/names.mjs';
import { download, everyday, gameCampaign } from '../banners/everyday.mjs';
import { newYear } from '../banners/new-year.mjs';
import { BANNER } from '../banners/parts.mjs';
import { double11, june, mayDay, october } from '../banners/sales.mjs';
import { ICONS, icon } from '../icons/icon.mjs';
import { keyArt } from '../keyart/key-art.mjs';
import { bannerSizes, iconSizes, keyArtSizes } from './sizes.mjs';

const games = ICONS.map((kind) => ({
  shelf: 'games',
  id: kind,
  title: GAME_NAMES[kind],
  box: [512, 512],
  sizes: iconSizes(),
  draw: () => icon({ kind }),
}));

const keyArts = ICONS.map((kind) => ({
  shelf: 'keyart',
  id: kind,
  title: `${GAME_NAMES[kind]} 主视觉`,
  box: [960, 540],
  sizes: keyArtSizes(),
  draw: () => keyArt(kind),
}));

const BANNERS = {
  double11,
  'new-year': newYear,
  51: mayDay,
  101: october,
  618: june,
  game: gameCampaign,
  download,
  default: everyday,
};

/** Position of an activity's title, in pixels of the picture. */
const TITLE = { left: 60, top: 150, width: 380, height: 260 };

const banners = Object.entries(BANNERS).map(([id, draw]) => ({
  shelf: 'banners',
  id,
  title: BANNER_NAMES[id],
  box: [BANNER.width * 1.5, BANNER.height * 1.5],
  sizes: bannerSizes(),
  whiteOn: TITLE,
  draw,
}));

export const gameAndBannerWorks = [...games, ...keyArts, ...banners];
