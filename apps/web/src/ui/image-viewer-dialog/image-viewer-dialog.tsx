import { Dialog } from '@base-ui/react/dialog';
import { imageViewerTexts } from '@juban/contract/texts/image-viewer';
import { Icon } from '../icon.tsx';
import type { ImageViewerProps } from '../image-viewer.tsx';
import { useBackCloses } from '../use-back-closes.ts';
import styles from './image-viewer-dialog.module.css';
import { Stage } from './stage.tsx';

export default function ImageViewerDialog({ images, start, horizontal = true, onClose }: ImageViewerProps) {
  const open = start !== undefined && images.length > 0;
  const close = useBackCloses(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.viewer}>
          <Dialog.Title className="sr-only">{imageViewerTexts.title}</Dialog.Title>
          <Stage images={images} start={start ?? 0} horizontal={horizontal} />
          <Dialog.Close className={styles.close} aria-label={imageViewerTexts.close}>
            <Icon name="close" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
