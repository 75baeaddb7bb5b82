import type { ImageViewerProps } from './image-viewer-dialog/image-viewer-dialog.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const loadViewer = () => import('./image-viewer-dialog/image-viewer-dialog.tsx');

/** Fullscreen pictures; the code is loaded when first opened. If loading fails, nothing opens. */
export function ImageViewer(props: ImageViewerProps) {
  const Viewer = useLazyComponent(loadViewer, props.start !== undefined, props.onClose);
  return Viewer ? <Viewer {...props} /> : null;
}
