import type { Db } from '../../db/database.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { createAlbumService } from './album.service.ts';
import { createClipService } from './clip.service.ts';
import { createDramaService } from './drama.service.ts';

export interface DramaParts {
  /** Dramas and albums are content: a replica may answer. */
  reads: Db;
  clock: Clock;
  secrets: Secrets;
}

export function createDramaServices({ reads, clock, secrets }: DramaParts) {
  const clips = createClipService({ secrets, clock });
  return {
    clips,
    dramas: createDramaService({ db: reads, clock, clips }),
    albums: createAlbumService({ db: reads }),
  };
}
