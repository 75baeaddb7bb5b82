import type { FastifyInstance } from 'fastify';
import type { AlbumService } from './album.service.ts';
import type { DramaService } from './drama.service.ts';

export interface DramaRouteServices {
  dramas: DramaService;
  albums: AlbumService;
}

export async function dramaRoutes(
  app: FastifyInstance,
  { dramas, albums }: DramaRouteServices,
): Promise<void> {
  const perClient = { perClient: true } as const;
  app.sharedCall(
    'getShareDrama',
    ({ dramaId }, context) => dramas.getShareDrama(dramaId, context),
    perClient,
  );
  app.sharedCall('getDramaPage', dramas.getDramaPage, perClient);
  app.sharedCall('getDramaIntro', ({ dramaId }, context) => dramas.getDramaIntro(dramaId, context));
  app.sharedCall('getAlbum', albums.getAlbum);
  app.call('listSharedDramas', dramas.listSharedDramas);
}
