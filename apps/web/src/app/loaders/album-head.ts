import { commonTexts } from '@juban/contract/texts/common';
import { describePage, documentTitle, type PageMatch } from '../page-info.ts';

/** What social apps show of a link. */
export interface PageCard {
  title: string;
  description: string;
  /** An address of ours. */
  image: string | undefined;
  /** The browser's own colour, where the page brings one. */
  themeColor?: string;
}

const named = (name: string, content: string) => ({ name, content });
const open = (property: string, content: string) => ({ property: `og:${property}`, content });
const item = (itemProp: string, content: string) => ({ itemProp, content });

/** The head of a page that is about one thing; without the thing it says so, and asks not to be listed. */
export function cardHead(matches: readonly PageMatch[], card: PageCard | undefined) {
  const page = describePage(matches);
  const title = documentTitle({ ...page, title: card?.title ?? commonTexts.noContent });
  if (!card) return { meta: [{ title }, named('robots', 'noindex')] };
  const { description, image, themeColor } = card;
  return {
    meta: [
      { title },
      named('description', description),
      open('type', 'website'),
      open('site_name', page.brand.name),
      open('title', card.title),
      open('description', description),
      item('name', card.title),
      item('description', description),
      ...(image ? [open('image', image), item('image', image)] : []),
      ...(themeColor ? [named('theme-color', themeColor)] : []),
    ],
  };
}
