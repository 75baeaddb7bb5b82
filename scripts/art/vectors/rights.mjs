// Benefits of a membership, 48 x 48: one sign on the background of its group.
const FAMILIES = {
  vip: { ground: ['#2b2214', '#12100c'], ink: '#eccb8a', soft: '#a9762e' },
  mart: { ground: ['#cf473d', '#9c2620'], ink: '#fff1e2', soft: '#f2a48f' },
  read: { ground: ['#f7eedb', '#e6d3ac'], ink: '#a24a2c', soft: '#d3a07c' },
  fm: { ground: ['#4a438c', '#292456'], ink: '#f3c98b', soft: '#9f8fd0' },
};

const line = (d, colour, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const plane = (d, colour) => `<path d="${d}" fill="${colour}"/>`;

const noAds = ({ ink, soft }) =>
  line('M12 15.500h24v17H12z', soft) +
  plane('M21 19.500v9l7.500-4.500z', ink) +
  line('M10.500 36.500l27-25', ink, 2.8);

/** A line drawing on a 24 grid, centred on the tile. */
const drawn =
  (...paths) =>
  ({ ink }) =>
    `<g transform="translate(11.400 11.400) scale(1.050)" fill="none" stroke="${ink}" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`;

const SCREEN = 'M5 5.5h14a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2v-9a2 2 0 012-2z';

/** Benefits of the levels. */
const LEVEL_SIGNS = {
  'vip-skip-intro': drawn('M5 6v12l8-6z', 'M13 6v12l6-4.5', 'M20 6v12'),
  'vip-unlock': drawn('M4 6l8 13.5L20 6', 'M8 6l4 6.8L16 6'),
  'vip-original': drawn(SCREEN, 'M7 15.5l3.5-4.5 2.5 3 1.5-1.8 3 3.3M15.5 9v.2'),
  'vip-splash': drawn(
    'M8.5 2.8h7a2 2 0 012 2v14.4a2 2 0 01-2 2h-7a2 2 0 01-2-2V4.8a2 2 0 012-2z',
    'M10.5 18.5h3',
    'M9.8 8.2l4.4 4.4M14.2 8.2l-4.4 4.4',
  ),
  'vip-viewing': drawn('M4 18.5l5-6 3.5 3.5L20 7', 'M15 7h5v5', 'M4 21h16'),
  'vip-caching': drawn('M12 3.5v10M8 9.8l4 4 4-4', 'M4 14.5v4a2 2 0 002 2h12a2 2 0 002-2v-4'),
  'vip-downloads': drawn(
    'M6 4v9M3.5 10.6L6 13l2.5-2.4M12 4v9M9.5 10.6L12 13l2.5-2.4M18 4v9M15.5 10.6L18 13l2.5-2.4M4 17.5h16M4 20.5h16',
  ),
  'vip-scheduled': drawn(
    'M12 4.5a8 8 0 110 16 8 8 0 010-16z',
    'M12 8v4.8l3.2 1.9',
    'M5 3.8L3 5.6M19 3.8l2 1.8',
  ),
  'vip-bonus-days': drawn(
    'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13',
    'M12 7.5C9.5 7.5 7.5 6.4 7.5 4.9S9 2.9 10 3.6s2 2.4 2 3.9c0-1.5 1-3.2 2-3.9s2.5-.2 2.5 1.3-2 2.6-4.5 2.6z',
  ),
  'vip-discount': drawn('M4 7.5h16l-1.2 12.5H5.2z', 'M8.5 10V7a3.5 3.5 0 017 0v3', 'M9.5 16.8l5-4.3'),
  'vip-coupons': drawn(
    'M3 7h18v3.5a1.8 1.8 0 000 3.6V17H3v-2.9a1.8 1.8 0 000-3.6z',
    'M14.5 7v2M14.5 11v2M14.5 15v2',
    'M7 10.5h4M7 13.5h4',
  ),
  'vip-badges': drawn('M12 3l7 3.4v6.2c0 3.8-3 6.4-7 8.4-4-2-7-4.6-7-8.4V6.4z', 'M9 9.5l3 5.5 3-5.5'),
  'vip-backgrounds': drawn(SCREEN, 'M3 9.5h18M6.5 15h4', 'M16 13.2l1.6 1.8-1.6 1.8-1.6-1.8z'),
  'vip-danmaku': drawn(
    'M5 4.5h14a2 2 0 012 2v11a2 2 0 01-2 2H5a2 2 0 01-2-2v-11a2 2 0 012-2z',
    'M6.5 9h6M15 9h2.5M6.5 12.5h2.5M11.5 12.5h6M8.5 16h5',
  ),
  'vip-pendants': drawn(
    'M12 6.8a3.2 3.2 0 110 6.4 3.2 3.2 0 010-6.4z',
    'M6.5 19c.6-3 2.8-4.6 5.5-4.6s4.9 1.6 5.5 4.6',
    'M12 2.5l1.2 1.4L12 5.3l-1.2-1.4zM20.8 11.5A9 9 0 0017 4.9M3.2 11.5A9 9 0 017 4.9',
  ),
  'vip-support': drawn(
    'M4.5 13.5V12a7.5 7.5 0 0115 0v1.5',
    'M4.5 13h1A1.5 1.5 0 017 14.5v3A1.5 1.5 0 015.5 19h-1A1.5 1.5 0 013 17.5v-3A1.5 1.5 0 014.5 13z',
    'M18.5 13h1a1.5 1.5 0 011.5 1.5v3a1.5 1.5 0 01-1.5 1.5h-1a1.5 1.5 0 01-1.5-1.5v-3a1.5 1.5 0 011.5-1.5z',
    'M19 19c0 1.4-2 2.2-5 2.2',
  ),
  'vip-hotline': drawn(
    'M6.2 3.8l3 .4 1.2 4-1.9 1.7a12 12 0 005.6 5.6l1.7-1.9 4 1.2.4 3c-.3 1.6-1.7 2.6-3.3 2.4C9.9 19.3 4.7 14.1 3.8 7.1c-.2-1.6.8-3 2.4-3.3z',
  ),
  'vip-notifications': drawn('M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15z', 'M10 20.5h4M12 3v2'),
};

const SIGNS = {
  'vip-no-ads': noAds,
  'vip-4k': ({ ink, soft }) =>
    line('M11 14.500h26v19H11z', soft) +
    line('M20.500 19.500v9.500M16 19.500v5.500h6.500M27.500 19.500v9.500M33 19.500l-5 5 5 4.500', ink),
  'vip-dramas': ({ ink, soft }) =>
    plane('M30 13.500l7.500 2-5 19-7.500-2z', soft) +
    plane('M12 12.500h15v23H12z', ink) +
    plane('M17 20v8l6-4z', '#1a150c'),
  'vip-power': ({ ink, soft }) =>
    line('M11.500 14.500L24 35l12.500-20.500', ink, 3.6) + line('M18.500 14.500L24 23.500l5.500-9', soft),
  ...LEVEL_SIGNS,
  'mart-shipping': ({ ink, soft }) =>
    plane('M9 16h18v15H9zM28.500 20.500h6l4.500 5V31H28.500z', ink) +
    `<circle cx="15.500" cy="32.500" r="3.600" fill="#8a201b" stroke="${ink}" stroke-width="2"/><circle cx="32.500" cy="32.500" r="3.600" fill="#8a201b" stroke="${ink}" stroke-width="2"/>` +
    line('M12.500 20.500h8', soft),
  'mart-discount': ({ ink, soft }) =>
    plane('M11 13h12.500L38 27.500 26.500 39 12 24.500V13z', ink) +
    '<circle cx="17.500" cy="19" r="2.400" fill="#b8322b"/>' +
    line('M22 29.500l8-3.500', soft, 2.6),
  'mart-cashback': ({ ink, soft }) =>
    `<circle cx="24" cy="24" r="9" fill="${ink}"/>` +
    line('M20.500 19.500L24 24l3.500-4.500M24 24v6M20.500 25h7', '#b8322b', 2) +
    line(
      'M37.500 24A13.500 13.500 0 0113 32M10.500 24A13.500 13.500 0 0135 16M35.500 10.500V16H30M12.500 37.500V32H18',
      soft,
      2.2,
    ),
  'mart-service': ({ ink, soft }) =>
    line('M12.500 27v-3a11.500 11.500 0 0123 0v3', ink, 2.6) +
    plane('M10.500 25.500h5.500v9h-2.500a3 3 0 01-3-3zM37.500 25.500H32v9h2.500a3 3 0 003-3z', ink) +
    line('M34.500 35c-1.500 2.500-4.500 3.500-8.500 3.500', soft),
  'read-books': ({ ink, soft }) =>
    plane('M24 15c-4-3-8.500-3.500-13-3.500V34c4.500 0 9 .5 13 3.500z', ink) +
    plane('M24 15c4-3 8.500-3.500 13-3.500V34c-4.500 0-9 .5-13 3.500z', soft),
  'read-listen': ({ ink, soft }) =>
    line('M11.500 30v-5a12.500 12.500 0 0125 0v5', ink, 2.6) +
    plane('M10 27h6v10h-3a3 3 0 01-3-3zM38 27h-6v10h3a3 3 0 003-3z', ink) +
    line('M21 29v4M24 26v10M27 29v4', soft, 2.2),
  'read-shelf': ({ ink, soft }) =>
    plane('M12 12.500h5.500v20H12zM19.500 15h5v17.500h-5z', ink) +
    plane('M27 14.500l5-1.500 5.500 18.500-5 1.500z', soft) +
    line('M10 36h28', ink, 2.6),
  'read-no-ads': noAds,
  'fm-albums': ({ ink, soft }) =>
    `<circle cx="24" cy="24" r="13.500" fill="${ink}"/><circle cx="24" cy="24" r="9" fill="none" stroke="${soft}" stroke-width="1.200"/><circle cx="24" cy="24" r="4.500" fill="#35306b"/><circle cx="24" cy="24" r="1.400" fill="${ink}"/>`,
  'fm-sound': ({ ink, soft }) =>
    line('M11.500 21v6M17.750 16v16M24 11v26', ink, 3) + line('M30.250 16v16M36.500 21v6', soft, 3),
  'fm-download': ({ ink, soft }) =>
    line('M24 11.500v16M17.500 21.500l6.500 6.500 6.500-6.500', ink, 2.8) +
    line('M12 30v6.500h24V30', soft, 2.6),
  'fm-no-ads': noAds,
};
export const RIGHT_IDS = Object.keys(SIGNS);

export const right = (id) => {
  const family = FAMILIES[id.split('-')[0]];
  const [from, to] = family.ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="48" height="48" rx="12" fill="url(#g)"/><rect x=".5" y=".5" width="47" height="47" rx="11.500" fill="none" stroke="#fff" stroke-opacity=".14"/>${SIGNS[id](family)}</svg>`;
};
