import { BRANDS, type Brand, clientTypeOf } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';
import { publicOrigin } from './public-origin.ts';

/** What social apps show of a link. */
export interface PageCard {
  /** What it is about, in the words of Open Graph. */
  type?: 'website' | 'video.tv_show' | 'video.movie';
  title: string;
  description: string;
  /** Paths of ours: to its picture, and to the page itself. */
  image: string | undefined;
  path: string;
  /** The browser's own colour, where the page brings one. */
  themeColor?: string;
}

type Tag = Record<string, string>;
export interface PageHead {
  meta: Tag[];
}

const named = (name: string, content: string): Tag => ({ name, content });
const open = (property: string, content: string): Tag => ({ property: `og:${property}`, content });
const item = (itemProp: string, content: string): Tag => ({ itemProp, content });

/** Of a page that nobody is to find by searching. */
export const UNLISTED: PageHead = { meta: [named('robots', 'noindex')] };

export function brandOf(search: ClientSearch): Brand {
  return BRANDS[identifyClient(search).clientType.brand];
}

/** Where a card of the page leads. A bare path means the first brand, which may not have what the card shows. */
export function cardAddress(path: string, search: ClientSearch): string {
  const { id, brand } = identifyClient(search).clientType;
  const isFirst = brand === clientTypeOf(undefined).brand;
  return publicOrigin() + path + (isFirst ? '' : `${path.includes('?') ? '&' : '?'}ct=${id}`);
}

/**
 * The head of a page that is about one thing; without the thing it says so, and asks not to be listed. Loaders
 * make it, because what a route itself runs is part of every page's first load.
 */
export function cardHead(search: ClientSearch, card: PageCard | undefined): PageHead {
  const brand = brandOf(search);
  const title = { title: `${card?.title ?? commonTexts.noContent} - ${brand.name}` };
  if (!card) return { meta: [title, ...UNLISTED.meta] };
  const { type = 'website', description, themeColor } = card;
  const image = card.image && publicOrigin() + card.image;
  return {
    meta: [
      title,
      named('description', description),
      open('type', type),
      open('site_name', brand.name),
      open('title', card.title),
      open('description', description),
      open('url', cardAddress(card.path, search)),
      item('name', card.title),
      item('description', description),
      ...(image ? [open('image', image), item('image', image)] : []),
      ...(themeColor ? [named('theme-color', themeColor)] : []),
    ],
  };
}
