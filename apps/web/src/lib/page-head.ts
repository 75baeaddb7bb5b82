import { BRANDS, type Brand, clientTypeOf } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';
import { publicOrigin } from './public-origin.ts';

/** What social apps show for a link. */
export interface PageCard {
  /** Open Graph type. */
  type?: 'website' | 'video.tv_show' | 'video.movie';
  title: string;
  description: string;
  /** Internal paths of the picture and of the page. */
  image: string | undefined;
  path: string;
  /** Browser theme colour, if the page sets one. */
  themeColor?: string;
}

type Tag = Record<string, string>;
export interface PageHead {
  meta: Tag[];
}

const named = (name: string, content: string): Tag => ({ name, content });
const open = (property: string, content: string): Tag => ({ property: `og:${property}`, content });
const item = (itemProp: string, content: string): Tag => ({ itemProp, content });

/** For pages that search engines should not index. */
export const UNLISTED: PageHead = { meta: [named('robots', 'noindex')] };

export function brandOf(search: ClientSearch): Brand {
  return BRANDS[identifyClient(search).clientType.brand];
}

/** The address for cards of the page. A bare path means the first brand, which may not have the content. */
export function cardAddress(path: string, search: ClientSearch): string {
  const { id, brand } = identifyClient(search).clientType;
  const isFirst = brand === clientTypeOf(undefined).brand;
  return publicOrigin() + path + (isFirst ? '' : `${path.includes('?') ? '&' : '?'}ct=${id}`);
}

/**
 * The head of a page about one thing; if it is missing, the head says so and asks not to be indexed. Built in
 * loaders, because code of the route file itself is part of every first load.
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
