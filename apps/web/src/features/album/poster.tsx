import { Picture } from '../../ui/picture.tsx';
import { pictureSet } from '../../ui/picture-set.ts';

interface PosterProps {
  url: string;
  /** Placeholder colour until it is loaded. */
  tone: string;
  /** Width of its box in CSS pixels, which decides the file and the reserved space. */
  width: number;
  /** On the first screen. */
  first?: boolean;
  className?: string | undefined;
}

/** Height divided by width of every poster. */
const RATIO = 1.4;
/** Nothing on the page is wide enough for the third size. */
const WIDTHS = 2;

/** Decorative: the title is always next to it. */
export const Poster = ({ url, tone, width, ...image }: PosterProps) => (
  <Picture
    url={url}
    sizes={`${width}px`}
    set={pictureSet(url, WIDTHS)}
    width={width}
    height={Math.round(width * RATIO)}
    style={{ backgroundColor: tone }}
    {...image}
  />
);
