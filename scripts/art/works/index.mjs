import { emblemWorks, houseEmblemWorks } from './emblems.mjs';
import { gameAndBannerWorks } from './games-and-banners.mjs';
import { headWorks, houseHeadWorks } from './heads.mjs';
import { plateWorks } from './plates.mjs';
import { houseScreenWorks, screenWorks } from './screen.mjs';

/**
 * Every picture by its pack, in the order they are drawn: walls, heads and banners show finished posters. The house is
 * what the product shows whichever pack is applied, so nothing in it is of an invented drama, partner or game.
 */
export const WORKS = {
  demo: [...screenWorks, ...headWorks, ...gameAndBannerWorks, ...emblemWorks, ...plateWorks],
  house: [...houseScreenWorks, ...houseHeadWorks, ...houseEmblemWorks],
};

export const artFolder = (pack) => new URL(`../../../content/${pack}/art/`, import.meta.url);
