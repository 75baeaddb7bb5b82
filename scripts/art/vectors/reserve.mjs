// Pictures of the reservation page, with an empty area at the left for white text.
const STARS = [
  [18, 14, 0.8],
  [52, 58, 0.6],
  [88, 22, 1],
  [121, 64, 0.7],
  [148, 12, 0.9],
  [176, 48, 0.6],
  [204, 20, 1.1],
  [231, 70, 0.8],
  [262, 10, 0.7],
  [298, 62, 1],
  [330, 26, 0.8],
];

const sky = (id, [from, to], W, H) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${W}" height="${H}" fill="url(#${id})"/>`;

const stars = (rise = 1) =>
  `<g fill="#fff">${STARS.map(([x, y, r], place) => `<circle cx="${x}" cy="${(y * rise).toFixed(1)}" r="${r}" opacity="${0.35 + (place % 3) * 0.2}"/>`).join('')}</g>`;

/** A flying sealed letter with its trajectory. */
function reserved() {
  const letter = `<g transform="translate(258 20) rotate(-9)"><path d="M0 0h54v36a4 4 0 01-4 4H4a4 4 0 01-4-4z" fill="#fbf1dc"/><path d="M0 2l27 21L54 2" fill="#f1dfb8" stroke="#c9a25c" stroke-width="1.500" stroke-linejoin="round"/><path d="M2 38l18-17M52 38L34 21" stroke="#d9bf8a" stroke-width="1.200"/><circle cx="27" cy="23" r="10" fill="#c5432f"/><path d="M22.500 23l3.200 3.300 6-6.500" fill="none" stroke="#ffe9df" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></g>`;
  const arc =
    '<path d="M150 66C188 66 226 58 252 40" fill="none" stroke="#ffd98f" stroke-width="1.600" stroke-dasharray="1 6" stroke-linecap="round"/><path d="M170 74c30 0 56-4 82-16" fill="none" stroke="#7fb6c9" stroke-width="1.200" stroke-dasharray="1 7" stroke-linecap="round" opacity=".7"/>';
  return `${sky('rs-done', ['#12303c', '#0b1722'], 343, 84)}${stars()}${arc}${letter}`;
}

/** A dark planet with a ring, and the paths to it. */
function comingSoon() {
  const planet =
    '<defs><radialGradient id="rs-planet" cx=".3" cy=".28" r=".9"><stop stop-color="#f3b27a"/><stop offset=".45" stop-color="#a9583f"/><stop offset="1" stop-color="#2b1622"/></radialGradient></defs><circle cx="268" cy="72" r="46" fill="url(#rs-planet)"/><path d="M232 52c22 8 50 9 76 0M226 74c26 10 60 10 86 1M232 96c22 8 48 8 72 0" fill="none" stroke="#ffdcb8" stroke-width="2" opacity=".22"/>';
  const ring =
    '<path d="M206 92c26 18 104 0 124-32" fill="none" stroke="#ffd98f" stroke-width="3" stroke-linecap="round"/>';
  const ways =
    '<g fill="none" stroke="#8fc3d2" stroke-width="1.400" stroke-linecap="round" stroke-dasharray="1 7"><path d="M18 132C80 118 150 116 214 92"/><path d="M64 20c54 2 100 12 152 34"/></g><g fill="#ffd98f"><circle cx="146" cy="111.500" r="3.500"/><circle cx="132" cy="28" r="2.600"/></g>';
  return `${sky('rs-soon', ['#201a2e', '#0d1420'], 343, 148)}${stars(1.7)}${ways}${planet}${ring}`;
}

const RESERVE = { reserved: [343, 84, reserved], 'coming-soon': [343, 148, comingSoon] };

export const RESERVE_IDS = Object.keys(RESERVE);
export const reserveBox = (id) => RESERVE[id].slice(0, 2);

export function reservePicture(id) {
  const [W, H, draw] = RESERVE[id];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${draw()}</svg>`;
}
