import { useEffect, useRef } from 'react';
import type { PickedPicture } from './picked-pictures.ts';
import styles from './picture-strip.module.css';

/** Twice the size of a tile, for fine screens. */
const SIDE = 176;
/** Where the server shows what it has stored. */
const STORE = '/upload/';

type Shown = Pick<PickedPicture, 'file' | 'address'>;

/** Drawn, not linked: pages show no addresses of files, and a picture of the camera must not be kept whole. */
export function PicturePreview({ picture, label }: { picture: Shown; label: string }) {
  const { file } = picture;
  // One that was picked here is drawn once, not again when it is stored.
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

/** Fills the tile from the picture's middle; what cannot be decoded here leaves it bare, and the server says why. */
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
    // No decoder for it, or a web view without one.
  }
}

const bytesOf = async ({ file, address }: Shown): Promise<Blob> =>
  file ?? (await fetch(STORE + address)).blob();
