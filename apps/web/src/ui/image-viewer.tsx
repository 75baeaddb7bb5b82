import type { ImageViewerProps } from './image-viewer-dialog/image-viewer-dialog.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const loadViewer = () => import('./image-viewer-dialog/image-viewer-dialog.tsx');

/** Pictures over the whole screen; fetched when first opened. Where it cannot be had, the page stays as it is. */
export function ImageViewer(props: ImageViewerProps) {
  const Viewer = useLazyComponent(loadViewer, props.start !== undefined, props.onClose);
  return Viewer ? <Viewer {...props} /> : null;
}
