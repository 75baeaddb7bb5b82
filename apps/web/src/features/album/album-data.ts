import type { CallOutput } from '@juban/contract/schemas';

/** A playlist with one page of its dramas. */
export type Album = CallOutput<'getAlbum'>;
export type AlbumItem = Album['content'][number];
