import type { ReactNode } from 'react';
import { useLazyComponent } from './use-lazy-component.ts';

export interface CanvasDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** On a canvas that is 750 wide, whatever the screen is. */
  height: 350 | 485 | 520 | 685 | 800;
  /** Above the title. */
  art?: ReactNode;
  /** Takes the room between title and actions. */
  children?: ReactNode;
  /** One or two buttons side by side, the likely one last; data-quiet dresses the other. */
  actions: ReactNode;
}

const loadPopup = () => import('./canvas-popup.tsx');

/** A golden card in the middle of the page, drawn to the canvas; fetched when first opened. */
export function CanvasDialog({ onFailed, ...props }: CanvasDialogProps & { onFailed: () => void }) {
  const Popup = useLazyComponent(loadPopup, props.open, onFailed);
  return Popup ? <Popup {...props} /> : null;
}
