import type { ReactNode } from 'react';
import { useLazyComponent } from './use-lazy-component.ts';

export interface LevelUpProps {
  open: boolean;
  onClose: () => void;
  /** 1 to 8. */
  level: number;
  title: string;
  text: string;
  closeLabel: string;
  /** The way to what is new. */
  children: ReactNode;
}

const loadDialog = () => import('./level-up-dialog.tsx');

/** The new level's card turns over before a dark room; fetched when first needed. */
export function LevelUp({ onFailed, ...props }: LevelUpProps & { onFailed: () => void }) {
  const Dialog = useLazyComponent(loadDialog, props.open, onFailed);
  return Dialog ? <Dialog {...props} /> : null;
}
