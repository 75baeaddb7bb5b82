import sharp from 'sharp';
import { luminance } from '../kit/colour.mjs';

/** Initial qualities: plain for pictures in lists, fine for pictures that fill the page. */
const START = { plain: { avif: 58, webp: 80 }, fine: { avif: 70, webp: 88 } };
const LOWEST = 30;
const STEP = 3;

const pressed = (image, format, quality) =>
  format === 'avif'
    ? image.avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
    : image.webp({ quality, effort: 4, smartSubsample: true });

/** Encodes with the best quality that keeps the file within `limit` bytes. */
export async function encode(png, { width, height, format, limit, finish = 'plain' }) {
  const raw = await sharp(png).resize(width, height, { fit: 'cover' }).png().toBuffer();
  let quality = START[finish][format];
  while (quality >= LOWEST) {
    const bytes = await pressed(sharp(raw), format, quality).toBuffer();
    if (bytes.length <= limit) return bytes;
    // About sixteen steps of quality halve a file.
    quality -= Math.max(STEP, Math.floor(Math.log2(bytes.length / limit) * 16));
  }
  throw new Error(`${format} ${width}x${height} does not fit into ${limit} bytes`);
}

/** A blurred thumbnail that is small enough to embed in the page as a data URL. */
export async function placeholder(png, width, height) {
  const scale = 14 / Math.max(width, height);
  const bytes = await sharp(png)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'cover' })
    .blur(0.6)
    .webp({ quality: 34, effort: 6 })
    .toBuffer();
  const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
  if (uri.length >= 300) throw new Error(`placeholder of ${uri.length} bytes`);
  return uri;
}

/** Red, green and blue of every pixel, of the whole picture scaled down or of a part. */
export async function pixelsOf(png, { area, shrink } = {}) {
  const whole = sharp(png);
  const part = area ? whole.extract(area) : whole;
  const small = shrink ? part.resize(shrink, shrink, { fit: 'fill' }) : part;
  const { data, info } = await small.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, n) => [
    ...data.subarray(n * info.channels, n * info.channels + 3),
  ]);
}

/** Lowest contrast of white text against a part of the picture (1 to 21). */
export async function whiteContrast(png, area) {
  const pixels = await pixelsOf(png, { area });
  return 1.05 / (pixels.reduce((most, pixel) => Math.max(most, luminance(pixel)), 0) + 0.05);
}
