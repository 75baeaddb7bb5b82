import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const HTML = '<!doctype html><html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } });

export const makeJpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer();
export const makePng = () => plain().png().toBuffer();
export const makeWebp = () => plain().webp().toBuffer();
export const makeGif = () => plain().gif().toBuffer();

/** As a camera writes it: rotated, with metadata about place and person. */
export const makeCameraPicture = () =>
  plain(60, 40)
    .withExif({
      IFD0: { Artist: 'planted-artist' },
      IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A picture of exactly this many bytes: decoders stop where the picture ends. */
export async function makeHeavy(bytes: number): Promise<Buffer> {
  const picture = await makeJpeg();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** One bit per pixel, all black: small to send, huge to decode. */
export function makeBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A JPEG whose frame claims the largest possible size. */
function inflate(jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  return Buffer.concat([jpeg.subarray(0, frame + 5), Buffer.alloc(4, 0xff), jpeg.subarray(frame + 9)]);
}

/** Files of other formats, under any name; they must reach neither a browser nor a decoder that could read them. */
function makeForeignFiles(jpeg: Buffer, png: Buffer): Record<string, Buffer> {
  const swelling = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${SVG.replace('/>', '>&b;</rect>')}`;
  return {
    'a BMP': latin(`BM${'\0'.repeat(60)}`),
    'an icon': latin(`\0\0\x01\0\x01\0${'\0'.repeat(60)}`),
    'a HEIC': latin(`\0\0\0\x18ftypheic${'\0'.repeat(60)}`),
    'an AVIF': latin(`\0\0\0\x1cftypavif${'\0'.repeat(60)}`),
    'a film': latin(`\0\0\0\x18ftypmp42${'\0'.repeat(60)}`),
    'an archive': latin(`PK\x03\x04${'\0'.repeat(60)}`),
    'a program': latin(`\x7fELF${'\0'.repeat(60)}`),
    'a packed SVG': gzipSync(SVG),
    'a page in UTF-16': Buffer.from(`\ufeff${HTML}`, 'utf16le'),
    'an SVG that expands': Buffer.from(swelling),
    'a JPEG under the name of a PNG': Buffer.concat([png.subarray(0, 8), jpeg]),
    'a PNG without its head': Buffer.concat([png.subarray(0, 8), png.subarray(33)]),
    'a WebP of nothing': latin('RIFF\x04\0\0\0WEBP'),
    'a GIF of nothing': latin('GIF89a\x01\0\x01\0\0\0\0;'),
    'a page in the comment of a JPEG': Buffer.concat([
      jpeg.subarray(0, 2),
      latin(`\xff\xfe\0${String.fromCharCode(HTML.length + 2)}${HTML}`),
      jpeg.subarray(2),
    ]),
    'a JPEG as large as can be said': inflate(jpeg),
  };
}

/** Files that pose as a picture and are none, or contain more than one. */
export async function makeForgeries(): Promise<Record<string, Buffer>> {
  const [jpeg, png, gif] = await Promise.all([makeJpeg(), makePng(), makeGif()]);
  return {
    ...makeForeignFiles(jpeg, png),
    'an SVG with a script': Buffer.from(SVG),
    'an SVG behind a byte order mark': Buffer.from(`\ufeff<?xml version="1.0"?>${SVG}`),
    'a page': Buffer.from(HTML),
    'a page that begins like a GIF': Buffer.from(`GIF89a/*${HTML}*/=1;`),
    'a page behind a JPEG': Buffer.concat([jpeg, Buffer.from(HTML)]),
    'a page in the text of a PNG': Buffer.concat([
      png.subarray(0, 33),
      chunk('tEXt', Buffer.from(`Comment\0${HTML}`)),
      png.subarray(33),
    ]),
    'an SVG behind a GIF': Buffer.concat([gif, Buffer.from(SVG)]),
    'a script of the server': Buffer.concat([jpeg, Buffer.from('<?php system($_GET[0]); ?>')]),
    'half a JPEG': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    'half a PNG': png.subarray(0, png.length - 30),
    'the beginning of a PNG': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n'),
    'a TIFF': await plain().tiff().toBuffer(),
    nothing: Buffer.alloc(0),
    noise: Buffer.from('not a picture at all'),
  };
}
