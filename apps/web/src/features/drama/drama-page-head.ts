import { dramaTexts } from '@juban/contract/texts/drama';
import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { cardHead, type PageHead } from '../../lib/page-head.ts';
import type { ClientSearch } from '../../platform/session/client-identity.ts';
import { COLUMN } from '../../ui/picture.tsx';
import { pictureSet } from '../../ui/picture-set.ts';
import type { DramaInfo } from './drama-data.ts';
import { heroOf } from './hero-picture.ts';

type Tag = Record<string, string>;

export interface DramaHead extends PageHead {
  links: Tag[];
}

const OG_TYPES = { drama: 'video.tv_show', film: 'video.movie' } as const;
/** Fills the two lines of a card. */
const MOST_WORDS = 90;

/** The document head: browser, search engines and link cards. */
export function dramaHead(info: DramaInfo, search: ClientSearch, path: string): DramaHead {
  const { meta } = cardHead(search, {
    type: OG_TYPES[info.kind],
    title: info.enable ? `《${info.title}》` : `《${info.title}》${dramaTexts.offShelfTitle}`,
    description: describe(info),
    image: info.cover,
    path,
    // Placed before the brand's colour to override it: the picture reaches the top edge and is dark in both
    // themes.
    ...(info.enable && { themeColor: info.tone.dark }),
  });
  return { meta, links: info.enable ? [preload(heroOf(info))] : [] };
}

function describe({ enable, year, area, plotType, intro, subtitle }: DramaInfo): string {
  if (!enable) return dramaTexts.offShelf;
  const line = `${subtitle}。${intro}`.replace(/\s+/g, ' ');
  const cut = line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS)}…` : line;
  return fill(shareTexts.preview, { year: String(year), area, plot: plotType, line: cut });
}

function preload(url: string): Tag {
  const set = pictureSet(url);
  const own: Tag = set ? { type: 'image/avif', imageSrcSet: set.avif, imageSizes: COLUMN } : { href: url };
  return { rel: 'preload', as: 'image', fetchPriority: 'high', ...own };
}
