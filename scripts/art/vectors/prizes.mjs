// Prizes, 64 x 64, for the draw grid; without a background.
const fade = (id, [from, to], more = 'x1="0" y1="0" x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${more}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const shadow = '<ellipse cx="32" cy="56" rx="22" ry="3.500" fill="#000" opacity=".22"/>';

const vipCard = (id, metal, ink) =>
  `<defs>${fade(id, metal)}</defs>${shadow}<g transform="rotate(-8 32 32)"><rect x="7" y="15" width="50" height="34" rx="5" fill="url(#${id})"/><path d="M7 38C22 28 36 48 57 29V44a5 5 0 01-5 5H12a5 5 0 01-5-5z" fill="#fff" opacity=".26"/><path d="M14 22l5.500 10L25 22" fill="none" stroke="${ink}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/><path d="M14 42h15" stroke="${ink}" stroke-width="2" stroke-linecap="round" opacity=".5"/><path d="M47 19l1.200 3.800L52 24l-3.800 1.200L47 29l-1.200-3.800L42 24l3.800-1.200z" fill="#fff" opacity=".85"/></g>`;

const shoppingCard = (id, colours) =>
  `<defs>${fade(id, colours)}</defs>${shadow}<rect x="6" y="15" width="52" height="36" rx="5" fill="url(#${id})"/><path d="M6 24h52v6H6z" fill="#fff" opacity=".22"/><path d="M14 34h13l-1.800 12h-9.400z" fill="#fff3e4"/><path d="M17 36v-3a3.500 3.500 0 017 0v3" fill="none" stroke="#fff3e4" stroke-width="1.800"/><path d="M36 38h16M36 44h10" stroke="#fff3e4" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>`;

const ticketShape = 'M6 19h52v8a5.500 5.500 0 000 11v8H6v-8a5.500 5.500 0 000-11z';

const PRIZES = {
  'vip-gold': () => vipCard('pz-gold', ['#fbebc8', '#d9a654'], '#4a2f0c'),
  'vip-silver': () => vipCard('pz-silver', ['#f6f8fa', '#a6b0bb'], '#333a42'),
  'vip-bronze': () => vipCard('pz-bronze', ['#f3d2b4', '#b57b4c'], '#4a2a14'),
  console: () =>
    `${shadow}<rect x="4" y="17" width="56" height="32" rx="10" fill="#e9eef0"/><path d="M14 17h4v32h-4A10 10 0 014 39V27a10 10 0 0110-10z" fill="#d9452f"/><path d="M50 17h-4v32h4a10 10 0 0010-10V27a10 10 0 00-10-10z" fill="#2aa3b8"/><rect x="18" y="20" width="28" height="26" rx="2" fill="#12202a"/><path d="M18 40l8-9 6 6 6-9 8 12v4a2 2 0 01-2 2H20a2 2 0 01-2-2z" fill="#2f6a7a"/><circle cx="39" cy="26" r="3" fill="#ffd95e"/><circle cx="11" cy="27" r="3" fill="#fff"/><path d="M11 35v7M7.500 38.500h7" stroke="#fff" stroke-width="2" stroke-linecap="round"/><g fill="#fff"><circle cx="53" cy="24" r="1.700"/><circle cx="53" cy="31" r="1.700"/><circle cx="49.500" cy="27.500" r="1.700"/><circle cx="56.500" cy="27.500" r="1.700"/><circle cx="53" cy="40" r="3"/></g>`,
  'shopping-card': () => shoppingCard('pz-shop', ['#f2705a', '#b8322b']),
  'shopping-card-small': () => shoppingCard('pz-shop-small', ['#8d86e8', '#4b3fae']),
  coupon: () =>
    `<defs>${fade('pz-coupon', ['#4fd0b4', '#178a7a'])}</defs>${shadow}<path d="${ticketShape}" fill="url(#pz-coupon)"/><path d="M42 21v23" stroke="#fff" stroke-width="1.600" stroke-dasharray="2.500 3" opacity=".75"/><path d="M16 27l6 7 6-7M22 34v8M16.500 35h11M16.500 39h11" fill="none" stroke="#f2fffb" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/><path d="M50 28.500l3.500 4-3.500 4-3.500-4z" fill="#f2fffb"/>`,
  coins: () =>
    `<defs>${fade('pz-coin', ['#fdeec2', '#d39c42'])}</defs>${shadow}${[46, 38, 30]
      .map(
        (y) =>
          `<path d="M10 ${y}v6c0 3.500 7 6 15 6s15-2.500 15-6v-6z" fill="#a8732a"/><ellipse cx="25" cy="${y}" rx="15" ry="5.500" fill="url(#pz-coin)"/>`,
      )
      .join(
        '',
      )}<circle cx="44" cy="40" r="14" fill="#a8732a"/><circle cx="43" cy="39" r="14" fill="url(#pz-coin)"/><circle cx="43" cy="39" r="10" fill="none" stroke="#a8732a" stroke-width="1.300"/><path d="M38 34l5 9.500 5-9.500" fill="none" stroke="#6b4410" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/>`,
  earphones: () =>
    `<defs>${fade('pz-ear', ['#ffffff', '#b9c4cc'])}</defs>${shadow}<path d="M13 38c0-15 7-25 19-25s19 10 19 25" fill="none" stroke="#3a4650" stroke-width="5" stroke-linecap="round"/><rect x="8" y="33" width="13" height="20" rx="6" fill="url(#pz-ear)"/><rect x="43" y="33" width="13" height="20" rx="6" fill="url(#pz-ear)"/><rect x="17" y="35" width="5" height="16" rx="2.500" fill="#3a4650"/><rect x="42" y="35" width="5" height="16" rx="2.500" fill="#3a4650"/><path d="M18 26c3-6 8-9 14-9" fill="none" stroke="#8fa0ac" stroke-width="1.600" stroke-linecap="round"/>`,
  'gift-box': () =>
    `<defs>${fade('pz-box', ['#f5e4bf', '#c08f4a'])}</defs>${shadow}<path d="M10 30l22 5v19l-20-5z" fill="url(#pz-box)"/><path d="M54 30l-22 5v19l20-5z" fill="#a8763a"/><path d="M7 25l25-5 25 5-25 6z" fill="#f7ead0"/><path d="M7 25l25 6v6L8 31zM57 25l-25 6v6l24-6z" fill="#d8b272"/><path d="M18 27.500l25-5.500 5 1-25 6zM21 30v21l5 1.300V31z" fill="#c9412f"/><path d="M32 20c-9-1-13-6-10-9s9 2 10 9c1-7 7-12 10-9s-1 8-10 9z" fill="#e0553f"/><path d="M32 20c-5-1-8-4-7-6s6 1 7 6z" fill="#8f2419"/>`,
  thermos: () =>
    `<defs>${fade('pz-cup', ['#3f7a6c', '#173a33'], 'x1="0" x2="1"')}</defs>${shadow}<path d="M22 20c0-3 3-5 10-5s10 2 10 5v31c0 3-3 5-10 5s-10-2-10-5z" fill="url(#pz-cup)"/><path d="M23 9h18v9H23z" fill="#e8c98f"/><path d="M33 9h8v9h-8z" fill="#b98b45"/><path d="M22 38h20v4H22z" fill="#e8c98f"/><path d="M26 22v13" stroke="#bfe4d8" stroke-width="2" stroke-linecap="round" opacity=".6"/>`,
  tickets: () =>
    `<defs>${fade('pz-tick', ['#f6d894', '#c9892f'])}</defs>${shadow}<g transform="rotate(-14 32 32)"><path d="${ticketShape}" fill="#7a4a1c"/></g><g transform="rotate(6 32 34)"><path d="${ticketShape}" fill="url(#pz-tick)"/><path d="M18 21v23" stroke="#6b4410" stroke-width="1.400" stroke-dasharray="2.500 3"/><path d="M38 24l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z" fill="#6b4410"/></g>`,
  thanks: () =>
    `${shadow}<path d="M32 50V28" stroke="#7f98a3" stroke-width="2.600" stroke-linecap="round"/><path d="M32 32C19 32 13 23 14 12c12 0 18 8 18 20zM32 38c11 0 17-6 17-16-11 0-17 6-17 16z" fill="#5d7885"/><path d="M32 32C26 24 21 18 17 15M32 38c5-7 9-10 14-13" fill="none" stroke="#8fa8b3" stroke-width="1.200"/><path d="M17 52h30" stroke="#7f98a3" stroke-width="2.600" stroke-linecap="round"/>`,
};
export const PRIZE_IDS = Object.keys(PRIZES);

export const prize = (id) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${PRIZES[id]()}</svg>`;
