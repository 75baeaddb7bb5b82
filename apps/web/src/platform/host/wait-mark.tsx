import { ScriptOnce } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { WAIT_MARK, waitScript } from './may-be-known.ts';

interface WaitMarkProps {
  /** The element that it stands in, directly; it needs suppressHydrationWarning. */
  around: RefObject<HTMLElement | null>;
}

/**
 * The server's page says what a stranger reads. Where the reader may be known this marks the element around it before
 * the first paint, and base.css hides its `.stranger-words` until the page is hydrated and shows its own state.
 */
export function WaitMark({ around }: WaitMarkProps) {
  // Not in a layout effect: the element around it has no ref yet when those of its children run.
  useEffect(() => around.current?.removeAttribute(WAIT_MARK), [around]);
  return <ScriptOnce>{waitScript()}</ScriptOnce>;
}
