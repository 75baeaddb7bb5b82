import sharp from 'sharp';

/** Best qualities to try first: plain for pictures in lists, fine where one picture fills the page. */
const START = { plain: { avif: 58, webp: 80 }, fine: { avif: 70, webp: 88 } };
const LOWEST = 30;
const STEP = 4;

const pressed = (image, format, quality) =>
  format === 'avif'
    ? image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
    : image.webp({ quality, effort: 6, smartSubsample: true });

/** Encodes at the best quality that keeps the file within `limit` bytes. */
export async function encode(png, { width, height, format, limit, finish = 'plain' }) {
  const raw = await sharp(png).resize(width, height, { fit: 'cover' }).png().toBuffer();
  for (let quality = START[finish][format]; quality >= LOWEST; quality -= STEP) {
    const bytes = await pressed(sharp(raw), format, quality).toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`${format} ${width}x${height} does not fit into ${limit} bytes`);
}

/** A blurred thumbnail small enough to stand in the page itself, as a data address. */
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

const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Lowest contrast of white text against a part of the picture (1 to 21). */
export async function whiteContrast(png, area) {
  const { data, info } = await sharp(png)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let brightest = 0;
  for (let i = 0; i < data.length; i += info.channels) {
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]].map((v) => linear(v / 255));
    brightest = Math.max(brightest, 0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  return 1.05 / (brightest + 0.05);
}
