import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone reads from this part of the screen; empty where it reads nothing. */
export async function readQr(place: Locator): Promise<string> {
  const { data, info } = await sharp(await place.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}
