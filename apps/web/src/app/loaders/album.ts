import type { CallOutput } from '@juban/contract/schemas';
import { albumTexts } from '@juban/contract/texts/album';
import { fill } from '@juban/contract/texts/fill';
import { ApiError, api } from '../../lib/api.ts';
import type { ClientSearch } from '../../lib/client-identity.ts';
import { cardHead, type PageCard, type PageHead } from './page-head.ts';
import { tellStatus } from './tell-status.ts';

type Album = CallOutput<'getAlbum'>;
type AlbumAnswer = { head: PageHead } & ({ found: true; album: Album } | { found: false });

const ID = /^[\w-]{1,64}$/;
const FIRST_PAGE = 1;
const PAGE_SIZE = 20;
/** Titles that a card names. */
const NAMED = 3;
/** What the server says of an id that is none, or that it does not have. */
const UNKNOWN = [400, 404];
/** A link that was shared leads to nothing: whoever keeps it should know. */
const MISSING = 404;

/** One page of a playlist. */
export function loadAlbumPage(id: string, pageNum: number): Promise<Album> {
  return api.getAlbum({ id, pageNum: String(pageNum), pageSize: String(PAGE_SIZE) });
}

/** The playlist with its first page; an id that nobody has is an answer, everything else an error. */
export async function loadAlbum(id: string, search: ClientSearch): Promise<AlbumAnswer> {
  try {
    if (ID.test(id)) {
      const album = await loadAlbumPage(id, FIRST_PAGE);
      return { found: true, album, head: cardHead(search, cardOf(album)) };
    }
  } catch (error) {
    if (!(error instanceof ApiError && UNKNOWN.includes(error.httpStatus))) throw error;
  }
  await tellStatus(MISSING);
  return { found: false, head: cardHead(search, undefined) };
}

function cardOf({ id, title, subTitle, total, content }: Album): PageCard {
  const titles = content.slice(0, NAMED).map((item) => item.title);
  const description = fill(albumTexts.preview, { line: subTitle, count: total, titles: titles.join('、') });
  return { title, description, image: content[0]?.coverUrl, path: `/share/sheetSquare?categoryId=${id}` };
}
