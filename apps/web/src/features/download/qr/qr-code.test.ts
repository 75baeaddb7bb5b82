import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './qr-code.ts';

const ADDRESS = 'https://www.yujian.example/download?kol=XM2026';

function darkModules({ path }: { path: string }): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(length); at++) dark.add(`${Number(x) + at} ${y}`);
  }
  return dark;
}

describe('a QR code', () => {
  it('[A-017] is drawn as it was when readers read it, whatever the version', () => {
    const drawn = [1, 20, 46, 90, 120, 150, 180, 213].map((length) => {
      const code = drawQrCode(ADDRESS.repeat(5).slice(0, length));
      return [
        code?.size,
        createHash('sha1')
          .update(code?.path ?? '')
          .digest('hex')
          .slice(0, 12),
      ];
    });
    expect(drawn).toMatchInlineSnapshot(`
      [
        [
          21,
          "923fc3aea2e2",
        ],
        [
          25,
          "1ec26ef13538",
        ],
        [
          33,
          "3498e1166fd2",
        ],
        [
          41,
          "31f0e321f3dd",
        ],
        [
          45,
          "226c54297961",
        ],
        [
          49,
          "daeff95a0eec",
        ],
        [
          53,
          "74b4acc14807",
        ],
        [
          57,
          "12c42ee64ddd",
        ],
      ]
    `);
  });

  it('has its three finders, and light around them', () => {
    const code = drawQrCode(ADDRESS);
    if (!code) throw new Error('no code');
    const dark = darkModules(code);
    const far = code.size - 7;
    for (const [left, top] of [
      [0, 0],
      [far, 0],
      [0, far],
    ] as const) {
      const row = (y: number) =>
        Array.from({ length: 7 }, (_, x) => Number(dark.has(`${left + x} ${top + y}`)));
      expect([0, 1, 2, 6].map((y) => row(y).join(''))).toEqual(['1111111', '1000001', '1011101', '1111111']);
    }
    expect(Array.from({ length: 8 }, (_, at) => dark.has(`7 ${at}`))).not.toContain(true);
  });

  it('grows with its text, counts bytes and not letters, and has an end', () => {
    expect(drawQrCode('')?.size).toBe(21);
    expect(drawQrCode('x'.repeat(14))?.size).toBe(21);
    expect(drawQrCode('x'.repeat(15))?.size).toBe(25);
    expect(drawQrCode('剧'.repeat(5))?.size).toBe(25);
    expect(drawQrCode('x'.repeat(213))?.size).toBe(57);
    expect(drawQrCode('x'.repeat(214))).toBeUndefined();
    expect(drawQrCode('x'.repeat(10_240))).toBeUndefined();
  });
});
