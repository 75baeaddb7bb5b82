import type { Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** The decoder's own patience is one frame of a camera; a busy machine needs more. */
const TIME_LIMIT_MS = 2_000;

/** What a phone reads from this part of the screen; empty where it reads nothing. */
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
