import { useEffect, useRef } from 'react';
import type { PickedPicture } from './picked-pictures.ts';
import styles from './picture-strip.module.css';

/** Twice the size of a tile, for high-density screens. */
const SIDE = 176;
/** Path under which the server shows stored pictures. */
const STORE = '/upload/';

type Shown = Pick<PickedPicture, 'file' | 'address'>;

/**
 * Drawn on a canvas: pages do not expose file addresses, and full camera pictures would use too much memory.
 */
export function PicturePreview({ picture, label }: { picture: Shown; label: string }) {
  const { file } = picture;
  // A picture picked here is drawn once, not again when it is stored.
  const address = file ? '' : picture.address;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    void draw({ file, address }, () => (left ? null : canvas.current));
    return () => {
      left = true;
    };
  }, [file, address]);
  return (
    <canvas
      ref={canvas}
      width={SIDE}
      height={SIDE}
      className={styles.preview}
      role="img"
      aria-label={label}
    />
  );
}

/**
 * Fills the tile from the picture's middle. If it cannot be decoded the tile stays empty; the server explains
 * why.
 */
async function draw(picture: Shown, find: () => HTMLCanvasElement | null): Promise<void> {
  try {
    const bitmap = await createImageBitmap(await bytesOf(picture));
    const { width, height } = bitmap;
    const side = Math.min(width, height);
    find()
      ?.getContext('2d')
      ?.drawImage(bitmap, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
    bitmap.close();
  } catch {
    // No decoder for this format, or a web view without decoding.
  }
}

const bytesOf = async ({ file, address }: Shown): Promise<Blob> =>
  file ?? (await fetch(STORE + address)).blob();
