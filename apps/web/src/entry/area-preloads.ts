import { createIsomorphicFn } from '@tanstack/react-start';
import { AREA_FILES } from './area-files.ts';
import { findArea } from './find-area.ts';

interface Match {
  fullPath: string;
}

/** Preloads the scripts of the page's own area together with the shared ones. */
export const areaPreloads = createIsomorphicFn()
  .server((matches: readonly Match[]) => {
    const files = findArea(AREA_FILES, matches[matches.length - 1]?.fullPath ?? '/') ?? [];
    return files.map((href) => ({ rel: 'modulepreload', href }));
  })
  .client((_matches: readonly Match[]): Array<{ rel: string; href: string }> => []);
