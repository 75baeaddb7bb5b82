import { ScriptOnce } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { mayBeLoggedIn, waitScript } from './may-be-logged-in.ts';
import type { LoginState } from './use-login-state.ts';

interface VisitorFirstProps {
  who: LoginState;
  /** Shown to a possible user until the login state is known. */
  skeleton: ReactNode;
  /** Shown to visitors. */
  children: ReactNode;
}

/**
 * Shows visitor content that is part of the server's HTML, so that it needs no scripts. A possible user sees
 * the skeleton from the first paint on: the inline script sets a mark by which base.css chooses.
 */
export function VisitorFirst({ who, skeleton, children }: VisitorFirstProps) {
  const isHydrated = useHydrated();
  // The script runs only in the server's HTML.
  const [isServed] = useState(!isHydrated);
  // The server does not know the user, whatever the initial state is.
  const waits = who === 'unknown' || !isHydrated;
  // After hydration the check is repeated: the user may have logged in since the script ran.
  if (waits && isHydrated && mayBeLoggedIn()) return skeleton;
  if (waits && !isServed) return children;
  return (
    // The script adds an attribute that React does not expect.
    <div suppressHydrationWarning>
      <ScriptOnce>{waitScript()}</ScriptOnce>
      <div className={waits ? 'if-visitor' : undefined}>{children}</div>
      {waits && <div className="if-user">{skeleton}</div>}
    </div>
  );
}
