import { albumTexts } from '@juban/contract/texts/album';
import { fill } from '@juban/contract/texts/fill';
import { findById } from '../../lib/find-or-null.ts';
import { cardHead, type PageCard, type PageHead } from '../../lib/page-head.ts';
import { reportStatus } from '../../lib/report-status.ts';
import { api } from '../../platform/api/api.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import type { Album } from './album-data.ts';

type AlbumAnswer = { head: PageHead } & ({ found: true; album: Album } | { found: false });

const FIRST_PAGE = 1;
const PAGE_SIZE = 20;
/** Number of titles in a card. */
const NAMED = 3;
/** A shared link to a missing playlist should be reported as such to crawlers. */
const MISSING = 404;

/** One page of a playlist. */
export function loadAlbumPage(id: string, pageNum: number): Promise<Album> {
  return api.getAlbum({ id, pageNum: String(pageNum), pageSize: String(PAGE_SIZE) });
}

/** The playlist with its first page; an unknown id is an answer, everything else an error. */
export async function loadAlbum(id: string, search: ClientSearch): Promise<AlbumAnswer> {
  const album = await findById(id, (known) => loadAlbumPage(known, FIRST_PAGE));
  if (album) return { found: true, album, head: cardHead(search, cardOf(album)) };
  await reportStatus(MISSING);
  return { found: false, head: cardHead(search, undefined) };
}

function cardOf({ id, title, subTitle, total, content }: Album): PageCard {
  const titles = content.slice(0, NAMED).map((item) => item.title);
  const named = { line: subTitle, count: total, titles: titles.join('、') };
  const description = titles.length > 0 ? fill(albumTexts.preview, named) : subTitle;
  return { title, description, image: content[0]?.coverUrl, path: `/share/sheetSquare?categoryId=${id}` };
}
