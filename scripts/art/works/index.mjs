import { emblemWorks, houseEmblemWorks } from './emblems.mjs';
import { gameAndBannerWorks } from './games-and-banners.mjs';
import { headWorks, houseHeadWorks } from './heads.mjs';
import { plateWorks } from './plates.mjs';
import { houseScreenWorks, screenWorks } from './screen.mjs';

/**
 * All pictures by pack, in drawing order: walls and headers use finished posters. Pictures in `house` are
 * shown with every pack, so they contain no invented drama, partner or game.
 */
export const WORKS = {
  demo: [...screenWorks, ...headWorks, ...gameAndBannerWorks, ...emblemWorks, ...plateWorks],
  house: [...houseScreenWorks, ...houseHeadWorks, ...houseEmblemWorks],
};

export const artFolder = (pack) => new URL(`../../../content/${pack}/art/`, import.meta.url);
