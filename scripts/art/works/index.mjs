import { emblemWorks } from './emblems.mjs';
import { gameAndBannerWorks } from './games-and-banners.mjs';
import { headWorks } from './heads.mjs';
import { plateWorks } from './plates.mjs';
import { screenWorks } from './screen.mjs';

/** Every picture of the demo, in the order they are drawn: walls, heads and banners show finished posters. */
export const WORKS = [...screenWorks, ...headWorks, ...gameAndBannerWorks, ...emblemWorks, ...plateWorks];
