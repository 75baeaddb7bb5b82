import { BRANDS } from '@juban/catalog';
import { HOME_SCENES } from '../../features/home/home-scenes.ts';
import { type ClientSearch, identifyClient } from '../../lib/client-identity.ts';
import { cardHead, type PageHead } from './album-head.ts';

const POSTERS = '/content/demo/art/posters';

/** What social apps show of a link to the app itself: its brand's words and the poster on top of its picture. */
export async function loadShareApp(path: string, search: ClientSearch): Promise<{ head: PageHead }> {
  const { id, name, slogan } = BRANDS[identifyClient(search).clientType.brand];
  const pieces = HOME_SCENES[id]?.pieces ?? [];
  const poster = pieces[pieces.length - 1];
  const image = poster && `${POSTERS}/${poster.art}-480.webp`;
  const { meta } = cardHead(search, { title: name, description: slogan, image, path });
  // The document keeps the title of its route.
  return { head: { meta: meta.filter((tag) => !('title' in tag)) } };
}
