import type { AreaList } from './areas.ts';

/** The scripts of each area's routes; the server's build knows them (vite/route-areas.ts). */
export const AREA_FILES: AreaList<readonly string[]> = [];
