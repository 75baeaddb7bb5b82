import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import QrPicture from './qr-picture.tsx';

const draw = (text: string) => renderToStaticMarkup(<QrPicture text={text} label="扫码" />);
const sideOf = (svg: string) => Number(/viewBox="-4 -4 (\d+) \1"/.exec(svg)?.[1]);

describe('the picture of a QR code', () => {
  it('has a quiet zone of four modules on every side', () => {
    const svg = draw('https://www.yujian.example/download?kol=XM2026');
    expect(sideOf(svg)).toBe(33 + 8);
    const numbers =
      / d="([^"]+)"/
        .exec(svg)?.[1]
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(33);
  });

  it('fills its square before the stylesheet is loaded', () => {
    const [svg = ''] = /<svg[^>]*>/.exec(draw('https://www.yujian.example/download')) ?? [];
    expect(svg).toContain('style="position:absolute;left:0;top:0;width:100%;height:100%"');
  });

  it('grows with its text, and differs for another text', () => {
    const short = draw('https://yujian.example/a');
    expect(sideOf(draw(`https://yujian.example/${'a'.repeat(200)}`))).toBeGreaterThan(sideOf(short));
    expect(draw('https://yujian.example/b')).not.toBe(short);
  });
});
