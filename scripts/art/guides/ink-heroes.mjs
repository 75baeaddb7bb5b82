// Header pictures of the guide pages, 390 x 300: night, lamplight, an empty area at the bottom for the title.
import { backdrop, box, lines, page, posterAt, stars } from './parts.mjs';

const INK = '#0f1116';
const foot = box(
  'inset:0;background:linear-gradient(rgba(15,17,22,.42),rgba(15,17,22,0) 26%,rgba(15,17,22,.1) 48%,rgba(15,17,22,.9) 74%,#0f1116 88%)',
);

/** Lit paper with a pen, in front of the film that it is about. */
export const reviewDesk = () =>
  page(
    390,
    300,
    INK,
    backdrop(
      { style: 'sea', palette: 'night', seed: 'desk 4' },
      'left:0;top:0;width:390px;height:250px;opacity:.62',
    ) +
      box(
        'left:96px;top:-60px;width:360px;height:360px;border-radius:50%;background:radial-gradient(rgba(255,206,134,.5),rgba(255,190,110,.16) 46%,rgba(255,190,110,0) 70%)',
      ) +
      posterAt('southside-sundown', { left: 40, top: 52, width: 104, turn: -7 }) +
      posterAt('the-sea-between-us', { left: 102, top: 40, width: 112, turn: 3 }) +
      box(
        'left:196px;top:58px;width:158px;height:178px;padding:18px 16px;border-radius:5px;transform:rotate(5deg);background:linear-gradient(155deg,#fff6e2,#f0dcb6 70%,#dcc193);box-shadow:0 22px 44px rgba(0,0,0,.55),inset 0 0 0 .5px rgba(255,255,255,.8)',
        `${stars(4, 17, '#c9503d', 'rgba(92,66,30,.22)')}<div style="height:14px"></div>${lines([100, 92, 97, 80, 94, 62], 'rgba(84,60,28,.34)', 4, 9)}`,
      ) +
      pen() +
      foot,
  );

const pen = () =>
  `<svg class="abs" style="left:262px;top:84px;filter:drop-shadow(0 10px 10px rgba(0,0,0,.45))" width="112" height="130" viewBox="0 0 112 130"><defs><linearGradient id="pen" x1="0" y1="0" x2="1" y2=".6"><stop stop-color="#5a4a37"/><stop offset=".5" stop-color="#1b1612"/><stop offset="1" stop-color="#3b2f22"/></linearGradient></defs><path d="M98 2c7-1 12 6 9 12L42 104l-17-13z" fill="url(#pen)"/><path d="M47 60l18 13-4 6-18-13z" fill="#d9a95c"/><path d="M25 91l17 13-26 17c-2 1-4-1-3-3z" fill="#e9c98c"/><path d="M14 120l14-17" stroke="#6d4a18" stroke-width="1.2"/><circle cx="28.500" cy="102.500" r="2" fill="#6d4a18"/></svg>`;

const FAN = [
  ['guest-of-no-man-s-land', 8, 74, 84, -15],
  ['letters-from-the-birches', 298, 74, 84, 15],
  ['song-of-a-thousand-hills', 64, 52, 100, -8],
  ['low-orbit', 226, 52, 100, 8],
  ['frost-blade', 134, 34, 122, 0],
];

/** Five posters fanned out like playing cards under a lamp. */
export const listFan = () =>
  page(
    390,
    300,
    INK,
    box(
      'left:-30px;top:-160px;width:450px;height:450px;border-radius:50%;background:radial-gradient(rgba(255,120,92,.46),rgba(255,138,92,.14) 48%,rgba(255,138,92,0) 70%)',
    ) +
      box(
        'left:95px;top:-40px;width:200px;height:330px;background:linear-gradient(rgba(255,226,188,.4),rgba(255,226,188,0));clip-path:polygon(34% 0,66% 0,100% 100%,0 100%);filter:blur(5px)',
      ) +
      FAN.map(([id, left, top, width, turn]) => posterAt(id, { left, top, width, turn })).join('') +
      foot,
  );

const CELLS = Array.from({ length: 12 * 13 }, (_, cell) => cell);
const isWritten = (cell) => cell < 106 && ![0, 1, 23, 47, 48, 49, 71, 95].includes(cell);
const stroke = (cell) => {
  const shapes = [
    'M3 5h10M8 2v12M4 13l8-5',
    'M3 3h10v10H3zM3 8h10',
    'M8 2v12M3 6h10M4 13l4-5 5 5',
    'M3 4h10M3 8h10M3 13h10M8 4v9',
    'M4 3l-1 10M8 2v11M13 3v10M3 8h10',
  ];
  return `<path d="${shapes[(cell * 7 + (cell % 3)) % shapes.length]}"/>`;
};

/** Manuscript paper with one square per character, filled beyond the hundredth; a seal marks it as valid. */
export const manuscript = () =>
  page(
    390,
    300,
    INK,
    backdrop(
      { style: 'windows', palette: 'brick', seed: 'guide 2' },
      'left:0;top:0;width:390px;height:230px;opacity:.5;filter:blur(2px)',
    ) +
      box(
        'left:20px;top:-80px;width:380px;height:380px;border-radius:50%;background:radial-gradient(rgba(255,206,134,.56),rgba(255,190,110,.16) 46%,rgba(255,190,110,0) 70%)',
      ) +
      box(
        'left:58px;top:26px;width:282px;height:306px;padding:16px 15px;border-radius:4px;background:linear-gradient(165deg,#fff8e8,#f3e2c0 60%,#d9bf91);transform:perspective(700px) rotateX(24deg) rotateZ(-5deg);box-shadow:0 24px 50px rgba(0,0,0,.6)',
        `<div style="display:grid;grid-template-columns:repeat(12,21px);row-gap:3px">${CELLS.map(
          (cell) =>
            `<svg width="21" height="20" viewBox="-2.500 -2 21 20" fill="none" stroke="#43321c" stroke-width="1.300" stroke-linecap="round"><rect x="-2.250" y="-1.750" width="20.500" height="19.500" stroke="rgba(190,70,50,.45)" stroke-width=".6"/>${isWritten(cell) ? stroke(cell) : ''}</svg>`,
        ).join('')}</div>`,
      ) +
      box(
        'left:250px;top:104px;width:74px;height:74px;border-radius:50%;border:3px solid #c43a2b;color:#c43a2b;display:grid;place-items:center;font:700 21px Noto Serif CJK SC;letter-spacing:2px;transform:rotate(-14deg);box-shadow:inset 0 0 0 3px rgba(255,248,232,.6),inset 0 0 0 4px #c43a2b;background:rgba(255,246,226,.86)',
        '有效',
      ) +
      foot,
  );
