// What a membership gives, 48 x 48: one sign on the ground of whose right it is.
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
