// The empty cinema, 360 x 228: ink lines, flat planes, one lamp. Each in both themes, for places without the page's tokens.
const THEMES = {
  dark: {
    page: '#0c0d11',
    plane: '#1c1f28',
    plane2: '#14161c',
    ink: '#5a5d68',
    lamp: '#eccb8a',
  },
  light: {
    page: '#f7f5f1',
    plane: '#ffffff',
    plane2: '#efece6',
    ink: '#a9a294',
    lamp: '#b9822f',
  },
};

const seat = ({ plane2, ink }, x, y, s, fill = plane2, stroke = ink) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="${fill}" stroke="${stroke}" stroke-width="${(1 / s).toFixed(2)}"><path d="M-20 30V-4C-20-16-12-20 0-20S20-16 20-4V30z"/><path d="M-27 8h9v22h-9zM18 8h9v22h-9z"/><path d="M-14 22h28" fill="none"/></g>`;

const row = (t, y, s, gap, skip) =>
  Array.from({ length: 9 }, (_, n) => 180 + (n - 4) * gap)
    .filter((x) => x > 10 && x < 350 && x !== skip)
    .map((x) => seat(t, x, y, s))
    .join('');

const beam = (id, { lamp }, d, most = 0.42) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${lamp}" stop-opacity="${most}"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></linearGradient><path d="${d}" fill="url(#${id})"/>`;

const floor = ({ ink }, y) => `<path d="M12 ${y}h336" stroke="${ink}"/>`;

const empty = (t) =>
  beam('il-empty', t, 'M180 34L76 196h208z') +
  `<rect x="156" y="12" width="48" height="26" rx="5" fill="${t.plane2}" stroke="${t.ink}"/><circle cx="166" cy="9" r="8" fill="${t.plane}" stroke="${t.ink}"/><circle cx="194" cy="9" r="8" fill="${t.plane}" stroke="${t.ink}"/><circle cx="180" cy="38" r="7" fill="${t.lamp}"/>` +
  row(t, 142, 0.62, 40) +
  row(t, 170, 0.98, 62, 180) +
  seat(t, 180, 168, 1.12, t.plane, t.lamp) +
  floor(t, 204);

const reelHoles = ({ page, ink }) =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<circle cx="112" cy="72" r="18" transform="rotate(${turn} 112 114)" fill="${page}" stroke="${ink}"/>`,
    )
    .join('');
const perforations = (page, spots) =>
  `<g fill="${page}">${spots.map(([x, y, turn]) => `<rect x="${x}" y="${y}" width="9" height="6" rx="1.500" transform="rotate(${turn} ${x} ${y})"/>`).join('')}</g>`;

const error = (t) =>
  floor(t, 204) +
  `<circle cx="112" cy="114" r="76" fill="${t.plane}" stroke="${t.ink}"/><circle cx="112" cy="114" r="66" fill="none" stroke="${t.ink}" opacity=".5"/>${reelHoles(t)}<circle cx="112" cy="114" r="13" fill="${t.plane2}" stroke="${t.ink}"/>` +
  `<path d="M112 190c52 0 78-4 110-22l12 7-7 10 11 6-9 13H112z" fill="${t.plane2}" stroke="${t.ink}"/><path d="M252 162l9-12-12-6 10-12c30-17 50-24 84-29v30c-28 5-48 12-70 22z" fill="${t.plane2}" stroke="${t.lamp}"/>` +
  perforations(t.page, [
    [136, 194, 0],
    [160, 193, -3],
    [184, 189, -8],
    [284, 128, -26],
    [304, 120, -20],
    [324, 115, -14],
  ]) +
  `<path d="M238 172l-9-14M247 178l-3-17M230 180l-15-6" stroke="${t.lamp}" stroke-width="2.200" stroke-linecap="round"/>`;

const NOISE =
  'M96 92h44m12 0h80M96 104h18m14 0h104M96 128h70m10 0h56M96 140h30m12 0h94M96 164h50m14 0h72M96 176h20m10 0h106';
const offline = (t) =>
  floor(t, 214) +
  `<g stroke="${t.ink}" stroke-width="2" stroke-linecap="round"><path d="M160 58L116 12M200 58l36-42M120 204l-8 10M244 204l8 10"/></g><circle cx="115" cy="11" r="6" fill="${t.lamp}"/><circle cx="237" cy="15" r="5" fill="${t.plane}" stroke="${t.ink}"/>` +
  `<rect x="72" y="58" width="220" height="146" rx="20" fill="${t.plane2}" stroke="${t.ink}"/><rect x="90" y="76" width="146" height="110" rx="14" fill="${t.plane}" stroke="${t.ink}"/><path d="${NOISE}" stroke="${t.ink}" stroke-width="1.500" opacity=".8"/><path d="M91 116h144" stroke="${t.lamp}" stroke-width="3"/><path d="M91 120c40 6 100 6 144 0" stroke="${t.lamp}" stroke-opacity=".35"/>` +
  `<g fill="${t.plane}" stroke="${t.ink}"><circle cx="264" cy="98" r="11"/><circle cx="264" cy="132" r="11"/></g><path d="M264 90v8M272 132h-8M253 158h22m-22 9h22m-22 9h22" stroke="${t.ink}"/>`;

const framed = ({ plane2, ink }, x, inner) =>
  `<rect x="${x}" y="58" width="82" height="118" rx="5" fill="${plane2}" stroke="${ink}"/>${inner}`;
const offShelf = (t) =>
  `<path d="M12 194h336M12 204h336" stroke="${t.ink}"/>` +
  framed(
    t,
    30,
    `<path d="M30 140c22-24 36-24 52-8s20 10 30 0v39a5 5 0 01-5 5H35a5 5 0 01-5-5z" fill="${t.plane}"/><circle cx="86" cy="88" r="12" fill="${t.ink}" opacity=".5"/>`,
  ) +
  framed(
    t,
    248,
    `<path d="M270 176v-66h12v66m16 0V92h12v84M262 176v-40" fill="none" stroke="${t.ink}" opacity=".7"/>`,
  ) +
  beam('il-shelf', t, 'M166 22L122 178h116L194 22z', 0.3) +
  `<rect x="136" y="42" width="88" height="134" rx="5" fill="none" stroke="${t.lamp}" stroke-dasharray="6 7"/><g fill="${t.lamp}" opacity=".55"><path d="M128 44l14-14 6 6-14 14zM232 44l-14-14-6 6 14 14z"/></g><path d="M154 0h52l-9 18h-34z" fill="${t.plane2}" stroke="${t.ink}"/><path d="M168 22h24" stroke="${t.lamp}" stroke-width="3" stroke-linecap="round"/>`;

const DRAWINGS = { empty, error, offline, 'off-shelf': offShelf };

export const ILLUSTRATIONS = Object.keys(DRAWINGS).flatMap((name) =>
  Object.keys(THEMES).map((theme) => ({ id: `${name}-${theme}`, name, theme })),
);

export const illustration = ({ name, theme }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 228" width="360" height="228" fill="none">${DRAWINGS[name](THEMES[theme])}</svg>`;
