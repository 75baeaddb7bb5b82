import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { dramaTexts } from '@juban/contract/texts/drama';
import { isForBrand } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { rowsOfPage } from '../../db/page.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import { findAlbum, findDramas } from './drama.repository.ts';
import { toAlbumItem } from './drama.views.ts';

export type AlbumService = ReturnType<typeof createAlbumService>;

/** Playlists. Dramas of other brands and disabled ones are neither listed nor counted. */
export function createAlbumService({ db }: { db: Db }) {
  return {
    async getAlbum(
      { id, pageNum, pageSize }: CallRequest<'getAlbum'>,
      { brand }: RequestContext,
    ): Promise<SharedRead<CallOutput<'getAlbum'>>> {
      const album = await findAlbum(db, id);
      if (!album || !isForBrand(album.brands, brand.id))
        throw new Refusal(CODE.notFound, { msg: dramaTexts.unknownAlbum });
      const ids = album.items.map(({ dramaId }) => dramaId);
      const found = new Map((await findDramas(db, ids)).map((drama) => [drama.dramaId, drama]));
      const listed = ids
        .flatMap((dramaId) => found.get(dramaId) ?? [])
        .filter((drama) => drama.enabled && isForBrand(drama.brands, brand.id));
      const { limit, offset } = rowsOfPage({ pageNum, pageSize });
      const { title, subTitle, author, favoriteCount, likeCount } = album;
      const content = listed.slice(offset, offset + limit).map((drama) => toAlbumItem(drama, album));
      return {
        data: {
          id,
          title,
          subTitle,
          author,
          total: listed.length,
          favoriteCount,
          likeCount,
          pageNum,
          pageSize,
          content,
        },
      };
    },
  };
}
