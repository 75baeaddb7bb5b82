/** The pictures of a brand's download page, as file names of the art without width and ending. */
export interface HallArt {
  /** What is on in the hall. */
  still: string;
  /** Its mean colour, which stands in until it has arrived. */
  tone: string;
  posters: readonly [string, string, string];
  /** What two people watch together. */
  together: string;
}

/** By the brand's id in the catalogue. */
export const HALL_ART: Readonly<Record<string, HallArt>> = {
  yujian: {
    still: 'southside-sundown-1',
    tone: '#5d4a47',
    posters: ['the-seventh-testimony', 'frost-blade', 'low-orbit'],
    together: 'the-sea-between-us-2',
  },
  ddsp: {
    still: 'clouds-past-the-track-1',
    tone: '#a9cdd8',
    posters: ['song-of-a-thousand-hills', 'third-row-cicadas', 'city-against-the-light'],
    together: 'the-light-across-2',
  },
  jqq: {
    still: 'the-silent-palace-1',
    tone: '#8c4a33',
    posters: ['the-red-archive', 'the-thirteenth-door', 'guest-of-no-man-s-land'],
    together: 'thirteenth-street-1',
  },
  tthj: {
    still: 'the-sea-between-us-1',
    tone: '#c2a3a6',
    posters: ['first-snow-north', 'if-the-wind-remembers', 'clouds-past-the-track'],
    together: 'third-row-cicadas-1',
  },
};

const ART = '/content/demo/art';

export const posterFile = (art: string, format: string) => `${ART}/posters/${art}-240.${format}`;
export const avatarFile = (number: number) => `${ART}/avatars/${number}-96.webp`;
export const stillFile = (art: string, width: number, format: string) =>
  `${ART}/stills/${art}-${width}.${format}`;
export const stillFiles = (art: string, format: string) =>
  [480, 960].map((width) => `${stillFile(art, width, format)} ${width}w`).join(', ');
