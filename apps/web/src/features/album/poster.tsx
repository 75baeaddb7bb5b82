import { Picture } from '../../ui/picture.tsx';
import { pictureSet } from '../../ui/picture-set.ts';

interface PosterProps {
  url: string;
  /** Fills its place until it is there. */
  tone: string;
  /** Of the box it stands in, in CSS pixels: what is fetched and the place kept follow from it. */
  width: number;
  /** On the first screen. */
  first?: boolean;
  className?: string | undefined;
}

/** Height over width of every poster. */
const RATIO = 1.4;
/** Nothing on the page is large enough for the third. */
const WIDTHS = 2;

/** Decoration: the title always stands beside it. */
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
