import type { CanvasDialogProps } from './canvas-popup.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const loadPopup = () => import('./canvas-popup.tsx');

/** A golden card in the middle of the page, drawn to the canvas; fetched when first opened. */
export function CanvasDialog({ onFailed, ...props }: CanvasDialogProps & { onFailed: () => void }) {
  const Popup = useLazyComponent(loadPopup, props.open, onFailed);
  return Popup ? <Popup {...props} /> : null;
}
