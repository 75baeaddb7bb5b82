// Header pictures of the guide pages of the brand with dots, 358 x 220: daylight, round windows, bubbles.
import { box, lines, page, posterAddress, posterAt, stars } from './parts.mjs';

const GROUND = 'linear-gradient(150deg,#22c7b2,#0e9384 62%,#0a7a6e)';
const disc = (left, top, size, colour) =>
  box(`left:${left}px;top:${top}px;width:${size}px;height:${size}px;border-radius:50%;background:${colour}`);
const field = Array.from({ length: 12 * 8 }, (_, n) =>
  disc((n % 12) * 32 + 10, Math.floor(n / 12) * 30 + 6, 3, 'rgba(255,255,255,.16)'),
).join('');

const porthole = (id, left, top, size, focus, zoom = 100) =>
  box(
    `left:${left}px;top:${top}px;width:${size}px;height:${size}px;border-radius:50%;border:5px solid #fff;background:url(${posterAddress(id)}) ${focus}/${zoom}%;box-shadow:0 14px 26px rgba(0,60,54,.34)`,
  );

const bubble = (style, tail, inner) =>
  box(
    `${style};padding:13px 15px;border-radius:20px;background:#fff;box-shadow:0 12px 24px rgba(0,60,54,.26)`,
    `${inner}<div class="abs" style="${tail};width:18px;height:18px;background:#fff;border-radius:3px;transform:rotate(45deg)"></div>`,
  );

/** Two viewers behind round windows, each with a speech bubble. */
export const reviewBubbles = () =>
  page(
    358,
    220,
    GROUND,
    field +
      disc(-40, 130, 150, 'rgba(255,255,255,.1)') +
      disc(300, -46, 120, 'rgba(255,215,106,.92)') +
      porthole('clouds-past-the-track', 22, 26, 118, '40% 82%', 120) +
      porthole('city-against-the-light', 226, 118, 88, '40% 40%', 120) +
      bubble(
        'left:148px;top:34px;width:172px',
        'left:-6px;top:26px',
        `${stars(5, 21, '#ffbf3c', '#e3ecea')}<div style="height:11px"></div>${lines([100, 72], '#c5dcd7', 6, 7)}`,
      ) +
      bubble(
        'left:60px;top:152px;width:152px',
        'right:-5px;top:18px',
        `${lines([100, 84, 56], '#c5dcd7', 6, 7)}`,
      ) +
      disc(36, 168, 15, '#ffd76a') +
      disc(330, 196, 11, '#fff'),
  );

const CARDS = [
  ['third-row-cicadas', 14, 62, -9],
  ['a-late-solstice', 80, 40, -4],
  ['clouds-past-the-track', 150, 30, 2],
  ['song-of-a-thousand-hills', 218, 40, 7],
  ['city-against-the-light', 276, 66, 13],
];

const number = (left, top, text) =>
  box(
    `left:${left}px;top:${top}px;width:26px;height:26px;border-radius:50%;background:#ffd76a;color:#0a5c53;display:grid;place-items:center;font:700 14px Noto Sans CJK SC;box-shadow:0 4px 8px rgba(0,60,54,.3)`,
    text,
  );

/** Five numbered cards on a line, the fifth beyond the mark. */
export const listString = () =>
  page(
    358,
    220,
    GROUND,
    field +
      disc(-30, -50, 150, 'rgba(255,255,255,.1)') +
      disc(286, 150, 130, 'rgba(255,255,255,.1)') +
      `<svg class="abs" style="left:0;top:0" width="358" height="220" fill="none"><path d="M-10 40Q180 -8 370 60" stroke="#fff" stroke-width="3" stroke-dasharray=".1 9" stroke-linecap="round"/></svg>` +
      CARDS.map(
        ([id, left, top, turn], place) =>
          posterAt(id, {
            left,
            top,
            width: 82,
            turn,
            radius: 14,
            shadow: '0 0 0 4px #fff,0 14px 24px rgba(0,60,54,.36)',
          }) + number(left + 28 + turn, top - 14, place + 1),
      ).join(''),
  );
