import { useLazyComponent } from './use-lazy-component.ts';

export interface ImageViewerProps {
  /** Addresses of the pictures, in the order they are swiped through. */
  images: readonly string[];
  /** The picture to begin with; undefined while the viewer is closed. */
  start: number | undefined;
  /** Swiped sideways, or up and down. */
  horizontal?: boolean;
  onClose: () => void;
}

const loadViewer = () => import('./image-viewer-dialog/image-viewer-dialog.tsx');

/** Pictures over the whole screen; fetched when first opened. Where it cannot be had, the page stays as it is. */
export function ImageViewer(props: ImageViewerProps) {
  const Viewer = useLazyComponent(loadViewer, props.start !== undefined, props.onClose);
  return Viewer ? <Viewer {...props} /> : null;
}
