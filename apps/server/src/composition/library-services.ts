import type { Db } from '../db/database.ts';
import type { Secrets } from '../lib/secrets.ts';
import { createAlbumService } from '../modules/drama/album.service.ts';
import { createClipService } from '../modules/drama/clip.service.ts';
import { createDramaService } from '../modules/drama/drama.service.ts';
import { createNavigationService } from '../modules/navigation/navigation.service.ts';
import { createReservationService } from '../modules/reservation/reservation.service.ts';
import type { Clock } from '../ports/clock.ts';

export interface LibraryParts {
  db: Db;
  /** For the content of a drama, an album or a topic. */
  reads: Db;
  clock: Clock;
  secrets: Secrets;
}

/** Dramas, their clips, and the pages that consist of both. */
export function createLibraryServices(parts: LibraryParts) {
  const clips = createClipService(parts);
  const content = { ...parts, db: parts.reads };
  const dramas = createDramaService({ ...content, clips });
  return {
    clips,
    dramas,
    albums: createAlbumService(content),
    navigations: createNavigationService({ ...content, dramas }),
    reservations: createReservationService({ ...parts, clips }),
  };
}
