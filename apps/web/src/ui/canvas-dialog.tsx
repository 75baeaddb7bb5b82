import type { CanvasDialogProps } from './canvas-popup.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const loadPopup = () => import('./canvas-popup.tsx');

/** A golden dialog card, laid out on a 750 px canvas; its code is loaded when first opened. */
export function CanvasDialog({ onFailed, ...props }: CanvasDialogProps & { onFailed: () => void }) {
  const Popup = useLazyComponent(loadPopup, props.open, onFailed);
  return Popup ? <Popup {...props} /> : null;
}
