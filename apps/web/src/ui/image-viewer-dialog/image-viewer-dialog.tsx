import { Dialog } from '@base-ui/react/dialog';
import { useBackCloses } from '../use-back-closes.ts';
import { Stage } from './stage.tsx';

export interface ImageViewerProps {
  /** Addresses of the pictures, in the order they are swiped through. */
  images: readonly string[];
  /** The picture to begin with; undefined while the viewer is closed. */
  start: number | undefined;
  /** Swiped sideways, or up and down. */
  horizontal?: boolean;
  onClose: () => void;
}

export default function ImageViewerDialog({ images, start, horizontal = true, onClose }: ImageViewerProps) {
  const open = start !== undefined && images.length > 0;
  const close = useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Stage images={images} start={start ?? 0} horizontal={horizontal} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}
