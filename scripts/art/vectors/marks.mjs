// Logos of invented partners, 40 x 40: one sign on one background.
const line = (d, colour, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const shape = (d, colour) => `<path d="${d}" fill="${colour}"/>`;

const MARKS = {
  music: [
    '#123c34',
    `${line('M11 25c0-9 4-14 9-14s9 5 9 14', '#e9d9a9', 2.6)}<circle cx="12.500" cy="26.500" r="3.500" fill="#e9d9a9"/><circle cx="27.500" cy="26.500" r="3.500" fill="#e9d9a9"/>`,
  ],
  read: [
    '#f0e3c8',
    shape(
      'M20 13c-3-2.500-6.500-3-10-3v18c3.500 0 7 .5 10 3 3-2.500 6.500-3 10-3V10c-3.500 0-7 .5-10 3z',
      '#a24a2c',
    ) + line('M20 13v18', '#f0e3c8', 1.6),
  ],
  fm: [
    '#35306b',
    `${line('M20 24.500V30M16.500 30h7M12.500 18.500a7.500 7.500 0 0015 0', '#f3c98b', 2)}<rect x="16" y="9" width="8" height="14" rx="4" fill="#f3c98b"/>`,
  ],
  disk: [
    '#1d3a6e',
    shape('M11 26l9-15 9 15z', '#9cc2ff') +
      shape('M20 11l9 15h-9z', '#ffffff') +
      line('M9 29.500h22', '#ffffff', 2.2),
  ],
  mart: [
    '#b8322b',
    shape('M10.500 16h19l-2 13.500h-15z', '#fff1e2') +
      line('M15 18.500V14a5 5 0 0110 0v4.500', '#fff1e2', 2) +
      line('M15.500 22c1 2.400 2.600 3.600 4.500 3.600s3.500-1.200 4.500-3.600', '#b8322b', 1.8),
  ],
  meal: [
    '#e8b23a',
    shape('M9 20h22c0 6.600-4.500 10-11 10S9 26.600 9 20z', '#4a2606') +
      line('M14 16c0-2 2-2 2-4M20 16c0-2 2-2 2-4M26 16c0-2 2-2 2-4', '#4a2606', 1.8),
  ],
  run: [
    '#0f5a66',
    line('M9 24c4-8 8-8 11-4s7 4 11-4', '#bff0e6', 2.6) + line('M9 30h22', '#bff0e6', 2.2, 'opacity=".55"'),
  ],
  tea: [
    '#4f6b45',
    shape('M10 15h17v8c0 5-3.500 8-8.500 8S10 28 10 23z', '#f1ecd2') +
      line('M27 17h1.500a3.500 3.500 0 010 7H27', '#f1ecd2', 2) +
      shape('M18.500 13c-4-1-5-4-4-6 3 0 5 2.500 4 6zm0 0c0-3 2-5.500 5-5 .5 3-1.500 5-5 5z', '#b9d48f'),
  ],
};
export const MARK_IDS = Object.keys(MARKS);

export const mark = (id) => {
  const [ground, sign] = MARKS[id];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="9" fill="${ground}"/>${sign}</svg>`;
};
