// Small drawn screens of the pay tutorial, each 326 x 132.
const GOLD = 'linear-gradient(135deg,#fbebc8,#efd196 48%,#e0b46c)';
const panel = (inner) =>
  `<div style="height:132px;padding:12px;border-radius:12px;background:#1a1d25;box-shadow:inset 0 0 0 .5px rgba(255,255,255,.12);overflow:hidden;display:flex;flex-direction:column;justify-content:center;gap:8px">${inner}</div>`;

const bar = (width, colour = 'rgba(255,255,255,.16)', height = 7) =>
  `<i style="display:block;width:${width}px;height:${height}px;border-radius:${height}px;background:${colour}"></i>`;
const lit = 'box-shadow:inset 0 0 0 1.5px #cf9d50;background:#2a2317';
const plain = 'background:#22262f';

/** Marks the tap position: a ring and a point. */
const tap = (style, ink = '#eccb8a') =>
  `<svg style="position:absolute;${style}" width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="${ink}" opacity=".2"/><circle cx="17" cy="17" r="10.500" fill="none" stroke="${ink}" stroke-width="1.500"/><circle cx="17" cy="17" r="5" fill="${ink}"/></svg>`;

const row = (label, on, mark) =>
  `<div style="position:relative;display:flex;align-items:center;height:46px;padding:0 12px;border-radius:10px;font-size:14px;color:${on ? '#f6e3bb' : 'rgba(255,255,255,.56)'};${on ? lit : plain}"><i style="width:24px;height:24px;border-radius:${mark === 'round' ? '50%' : '7px'};background:${on ? GOLD : 'rgba(255,255,255,.14)'};margin-right:10px"></i><span>${label}</span>${on ? tap('right:10px;top:6px') : ''}</div>`;

export const list = (first, second, at = 1, mark = '') =>
  panel(row(first, at === 0, mark) + row(second, at === 1, mark));

const plan = (price, on) =>
  `<div style="position:relative;flex:1;height:108px;border-radius:10px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:9px;${on ? lit : plain}">${bar(42, on ? '#eccb8a' : undefined)}<b style="font-size:27px;line-height:1;color:${on ? '#eccb8a' : 'rgba(255,255,255,.5)'}"><small style="font-size:14px">¥</small>${price}</b>${bar(30)}${on ? tap('right:-6px;bottom:-8px') : ''}</div>`;
export const plans = () =>
  panel(`<div style="display:flex;gap:8px">${plan(25, false)}${plan(68, true)}${plan(238, false)}</div>`);

export const pay = (label) =>
  panel(
    `<div style="display:flex;justify-content:space-between;align-items:center;padding:0 4px">${bar(88)}<b style="font-size:25px;color:#eccb8a"><small style="font-size:13px">¥</small>68</b></div><div style="position:relative;height:46px;border-radius:46px;display:grid;place-items:center;background:${GOLD};color:#4a2f0c;font-size:16px;font-weight:700">${label}${tap('right:26px;top:6px', '#6d4412')}</div>`,
  );

export const done = (label) =>
  panel(
    `<div style="display:flex;align-items:center;height:108px;border-radius:12px;padding:0 18px;background:linear-gradient(150deg,#fdf1d6,#f0d49a 58%,#e0b569);color:#4a2f0c"><svg width="48" height="48" viewBox="0 0 48 48" fill="none"><circle cx="24" cy="24" r="22.500" stroke="#8a5a1c" stroke-width="2"/><path d="M14.500 24.500l6.500 6.500 12.500-14" stroke="#4a2f0c" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/></svg><div style="margin-left:14px"><b style="font-size:19px">${label}</b><div style="height:8px"></div>${bar(110, 'rgba(74,47,12,.28)')}</div></div>`,
  );

export const login = (phone, code) =>
  panel(
    [phone, code]
      .map(
        (label, place) =>
          `<div style="position:relative;display:flex;align-items:center;height:46px;padding:0 14px;border-radius:10px;font-size:14px;color:rgba(255,255,255,.56);${place ? plain : lit}"><span style="color:${place ? '' : '#f6e3bb'}">${label}</span><span style="margin-left:16px">${bar(place ? 54 : 96)}</span>${place ? '' : tap('right:10px;top:6px')}</div>`,
      )
      .join(''),
  );

/** Looks like a QR code but cannot be read: it has finder patterns, and the rest is a fixed pattern. */
const finder = (x, y) => `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z" fill-rule="evenodd"/>`;
const inFinder = (x, y) => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12);
const dots = Array.from({ length: 441 }, (_, n) => [n % 21, Math.floor(n / 21)])
  .filter(([x, y]) => !inFinder(x, y) && (x * 7 + y * 11 + ((x * y) % 5)) % 3 === 0)
  .map(([x, y]) => `<rect x="${x}" y="${y}" width="1" height="1"/>`)
  .join('');

export const code = () =>
  panel(
    `<div style="display:flex;align-items:center;justify-content:center;gap:34px"><svg width="106" height="106" viewBox="-1.500 -1.500 24 24" fill="#15130f" style="border-radius:10px;background:#fff7e6">${finder(0, 0)}${finder(14, 0)}${finder(0, 14)}${dots}</svg><svg width="60" height="108" viewBox="0 0 60 108" fill="none"><rect x="1" y="1" width="58" height="106" rx="11" fill="#22262f" stroke="#eccb8a" stroke-width="1.500"/><path d="M14 40v-9h9M46 40v-9h-9M14 64v9h9M46 64v9h-9" stroke="#eccb8a" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/><path d="M11 52h38" stroke="#eccb8a" stroke-width="1.500"/></svg></div>`,
  );
