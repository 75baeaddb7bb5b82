/** One shape of a mark on its 32 x 32 tile. */
export interface MarkShape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export interface Mark {
  /** The tile's own colours, top left to bottom right: the same in both themes. */
  tile: readonly [string, string];
  shapes: readonly MarkShape[];
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** An island under a red sun. */
const island: Mark = {
  tile: ['#241d14', '#12100c'],
  shapes: [
    { d: 'M5.5 21.5C9.4 13 13 9.5 16 9.5s6.6 3.5 10.5 12z', fill: '#d9a95c' },
    { d: 'M16 9.5c3 0 6.6 3.5 10.5 12H16z', fill: '#8a5a1c' },
    { d: 'M5.5 24.8h21', stroke: '#d9a95c', width: 1.8 },
    { d: dot(22.6, 8.6, 2.7), fill: '#ff5a4e' },
  ],
};

/** A play sign made of dots, the last one lit. */
const dots: Mark = {
  tile: ['#17b8a5', '#0b7d71'],
  shapes: [
    { d: dot(10.4, 8.6, 2.5), fill: '#fff' },
    { d: dot(10.4, 16, 2.5), fill: '#fff' },
    { d: dot(10.4, 23.4, 2.5), fill: '#fff' },
    { d: dot(16.9, 12.3, 2.5), fill: '#fff' },
    { d: dot(16.9, 19.7, 2.5), fill: '#fff' },
    { d: dot(23.4, 16, 2.9), fill: '#ffd76a' },
  ],
};

/** Two rings holding each other: each is open where the other one passes over it. */
const rings: Mark = {
  tile: ['#f0503a', '#b81d14'],
  shapes: [
    { d: 'M18.3 18.55A6.8 6.8 0 1 0 12.47 22.78', stroke: '#fff', width: 2.8 },
    { d: 'M13.7 13.45A6.8 6.8 0 1 0 19.53 9.22', stroke: '#ffc9a3', width: 2.8 },
  ],
};

/** A heart with a bite of light. */
const sweet: Mark = {
  tile: ['#a78bff', '#6a45e8'],
  shapes: [
    {
      d: 'M16 25.5C9.5 21 6 17.3 6 13.1 6 9.9 8.4 7.5 11.3 7.5c1.9 0 3.7 1 4.7 2.7 1-1.7 2.8-2.7 4.7-2.7 2.9 0 5.3 2.4 5.3 5.6 0 4.2-3.5 7.9-10 12.4z',
      fill: '#fff',
    },
    {
      d: 'M16 25.5V10.2c1-1.7 2.8-2.7 4.7-2.7 2.9 0 5.3 2.4 5.3 5.6 0 4.2-3.5 7.9-10 12.4z',
      fill: '#ffd3e6',
    },
    { d: 'M9.3 13.2c0-1.5 1-2.5 2.3-2.6', stroke: '#b38cff', width: 1.6 },
  ],
};

/** The marks by the brand's id in the catalogue. */
export const BRAND_MARKS: Readonly<Record<string, Mark>> = {
  yujian: island,
  ddsp: dots,
  jqq: rings,
  tthj: sweet,
};
