import { useCallback, useEffect, useRef, useState } from 'react';

/** A form whose input survives a login. */
interface DraftKind<Draft> {
  /** Storage key, unique for each form. */
  name: string;
  /** Checks stored input, which may be damaged or from another version of the form. */
  isDraft: (kept: unknown) => kept is Draft;
}

/** Restores a form's input after a login, which leaves or reloads the page. */
export function useSavedDraft<Draft>({ name, isDraft }: DraftKind<Draft>, askLogin: () => void) {
  const written = useRef<Draft>(undefined);
  const [kept, setKept] = useState<Draft>();
  // In an effect, because server-rendered HTML has no draft.
  useEffect(() => {
    const found = takeKept(name);
    if (isDraft(found)) setKept(() => found);
  }, [name, isDraft]);

  /** Called with the form's input; undefined when it is empty. */
  const onWrite = useCallback((draft: Draft | undefined) => {
    written.current = draft;
  }, []);
  const toLogin = useCallback(() => {
    if (written.current !== undefined) keep(name, written.current);
    askLogin();
  }, [name, askLogin]);
  /** Called after sending, also when a login was cancelled and the form stayed. */
  const drop = useCallback(() => {
    written.current = undefined;
    takeKept(name);
  }, [name]);
  return { kept, onWrite, toLogin, drop };
}

/** Stored for this tab. */
function keep(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Without storage it has to be typed again.
  }
}

/** Returns the draft once; afterwards the form holds it. */
function takeKept(name: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    sessionStorage.removeItem(name);
    return kept;
  } catch {
    return undefined;
  }
}
