import { ScriptOnce } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { WAIT_MARK, waitScript } from './may-be-logged-in.ts';

interface WaitMarkProps {
  /** The direct parent element; it needs suppressHydrationWarning. */
  around: RefObject<HTMLElement | null>;
}

/**
 * The server renders visitor text. If a user may be logged in, this marks the parent element before the first
 * paint, and base.css hides its `.visitor-text` until the hydrated page shows its own state.
 */
export function WaitMark({ around }: WaitMarkProps) {
  // Not in a layout effect, because the parent's ref is not set yet when layout effects of its children run.
  useEffect(() => around.current?.removeAttribute(WAIT_MARK), [around]);
  return <ScriptOnce>{waitScript()}</ScriptOnce>;
}
