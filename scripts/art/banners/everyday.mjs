import { posterAddress } from '../guides/parts.mjs';
import { camera } from '../pictures/camera.mjs';
import { SCENES } from '../scenes/index.mjs';
import { paletteOf } from '../scenes/palettes.mjs';
import { banner, seats } from './parts.mjs';

/** A squad under a storm. */
export const gameCampaign = () =>
  banner('game', '#071824', (k) =>
    camera(k, 'storm', SCENES.storm(k, paletteOf('storm', 'volt'), { still: true })),
  );

const pictureIn = (k, href, [x, y, w], turn, radius = 14) => {
  const h = (w * 7) / 5;
  const clip = k.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`);
  return `<g transform="rotate(${turn} ${x + w / 2} ${y + h})">${k.rect(x + 4, y + 14, w, h, '#000000', `rx="${radius}" opacity=".45" filter="${k.blur(14)}"`)}<image href="${href}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice" clip-path="${clip}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="none" stroke="#ffffff" stroke-opacity=".22"/></g>`;
};

const FAN = [
  ['the-sea-between-us', [384, 156, 168], -12],
  ['deep-space-courier', [606, 156, 168], 12],
];

/** A phone that shows tonight's film, with other films behind it. */
export const download = () =>
  banner('download', '#15090b', (k) => {
    const phone = [472, 74, 214];
    const h = 452;
    return [
      k.sky(['#3a1216', '#5f1c1a', '#20090c']),
      k.glow(600, 280, 340, '#ff7a5c', 0.62),
      ...[300, 236, 172].map((R, n) =>
        k.disc(
          580,
          300,
          R,
          'none',
          `stroke="#ffb08c" stroke-opacity="${0.14 + n * 0.07}" stroke-width="1.500"`,
        ),
      ),
      ...FAN.map(([id, at, turn]) => pictureIn(k, posterAddress(id), at, turn)),
      k.rect(
        phone[0] + 6,
        phone[1] + 22,
        phone[2],
        h,
        '#000000',
        `rx="34" opacity=".55" filter="${k.blur(18)}"`,
      ),
      k.rect(phone[0], phone[1], phone[2], h, '#0b0c10', 'rx="34" stroke="#6a5f5c" stroke-width="2"'),
      pictureIn(k, posterAddress('southside-sundown'), [phone[0] + 9, phone[1] + 10, 196], 0, 26),
      k.rect(phone[0] + 24, phone[1] + 304, 116, 15, '#ffffff', 'rx="7" opacity=".9"'),
      k.rect(phone[0] + 24, phone[1] + 330, 76, 10, '#ffffff', 'rx="5" opacity=".4"'),
      k.rect(phone[0] + 24, phone[1] + 362, 166, 40, '#ff5a4e', 'rx="12"'),
      k.path(
        `M${phone[0] + 107} ${phone[1] + 371}v15m-7-7l7 7 7-7m-15 13h16`,
        'none',
        'stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"',
      ),
      k.rect(phone[0] + 82, phone[1] + 18, 50, 13, '#0b0c10', 'rx="6.500"'),
    ].join('');
  });

/** A cinema before the film: curtain, warm screen, seats. */
export const everyday = () =>
  banner('default', '#0e0f14', (k) => {
    const folds = Array.from({ length: 22 }, (_, n) =>
      k.rect(
        n * 36,
        0,
        36,
        430,
        k.lin(
          [
            [0, '#2a0d12'],
            [0.45, '#8f2a2c'],
            [1, '#3a1016'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
    ).join('');
    const opening = k.clip('<path d="M376 430V130C376 70 420 54 556 54S736 70 736 130V430Z"/>');
    return [
      k.sky(['#14151c', '#20181c', '#0e0f14']),
      folds,
      `<g clip-path="${opening}">${k.rect(
        340,
        40,
        440,
        400,
        k.lin([
          [0, '#fbe3b0'],
          [0.6, '#e8a765'],
          [1, '#a8562f'],
        ]),
      )}${k.disc(620, 250, 70, '#fff4d4')}${k.glow(620, 250, 220, '#fff0c4', 0.9)}${k.path(k.close(k.ridge(390, 130, 3, 0.5, 5, 6), 440), '#a5522f')}${k.path(k.close(k.ridge(440, 120, 4, 0.5, 5, 6), 440), '#5a2418')}</g>`,
      k.line('M376 430V130C376 70 420 54 556 54S736 70 736 130V430', '#e0b46c', 5),
      k.rect(0, 428, 780, 12, '#3a1a14'),
      seats(k, 438, 54, '#241a20'),
      seats(k, 486, 64, '#191419', 30),
      seats(k, 540, 76, '#110f14', 12),
    ].join('');
  });
