import type { AreaList } from './areas.ts';

/** Script files of each area. The server build replaces this list (vite/route-areas.ts). */
export const AREA_FILES: AreaList<readonly string[]> = [];
