import { Dialog } from '@base-ui/react/dialog';
import { useBackCloses } from '../use-back-closes.ts';
import { Stage } from './stage.tsx';

export interface ImageViewerProps {
  /** Picture addresses in swipe order. */
  images: readonly string[];
  /** Index of the first picture; undefined while the viewer is closed. */
  start: number | undefined;
  /** Swipe sideways instead of up and down. */
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
