import { ScriptOnce } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { mayBeKnown, waitScript } from './may-be-known.ts';
import type { LoginState } from './use-login-state.ts';

interface StrangerFirstProps {
  who: LoginState;
  /** For whoever may be somebody, until that is known. */
  skeleton: ReactNode;
  /** What a stranger reads. */
  children: ReactNode;
}

/**
 * What a stranger reads stands in the server's HTML: nothing has to be fetched to say "log in". Whoever may be known
 * sees the skeleton from the first paint on; base.css chooses by the mark that the script sets.
 */
export function StrangerFirst({ who, skeleton, children }: StrangerFirstProps) {
  const isHydrated = useHydrated();
  // Only the server's HTML has been through the script.
  const [isServed] = useState(!isHydrated);
  // Nobody is known to the server, whatever the state of before the first answer says.
  const waits = who === 'unknown' || !isHydrated;
  // Awake, the page knows better than the script: somebody may have logged in over it since.
  if (waits && isHydrated && mayBeKnown()) return skeleton;
  if (waits && !isServed) return children;
  return (
    // The script adds an attribute that React does not expect.
    <div suppressHydrationWarning>
      <ScriptOnce>{waitScript()}</ScriptOnce>
      <div className={waits ? 'if-stranger' : undefined}>{children}</div>
      {waits && <div className="if-known">{skeleton}</div>}
    </div>
  );
}
