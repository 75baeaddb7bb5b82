import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** The decoder's default is the time of one camera frame, which a busy machine exceeds. */
const TIME_LIMIT_MS = 2_000;

/** Reads the QR code in this element; empty if there is none. */
export async function readQr(place: Locator): Promise<string> {
  const { data, info } = await sharp(await place.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  try {
    return decodeQr({ data, width: info.width, height: info.height }, { timeLimit: TIME_LIMIT_MS });
  } catch {
    return '';
  }
}
