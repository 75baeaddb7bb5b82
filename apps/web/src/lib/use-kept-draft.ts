import { useCallback, useEffect, useRef, useState } from 'react';

/** A form whose words outlive a login. */
interface DraftKind<Draft> {
  /** Of what is kept; no other form has the same. */
  name: string;
  /** What is found may be torn, or written by another version of the form. */
  isDraft: (kept: unknown) => kept is Draft;
}

/** What was written outlives the login: that one leaves the page, or has it loaded anew. */
export function useKeptDraft<Draft>({ name, isDraft }: DraftKind<Draft>, askLogin: () => void) {
  const written = useRef<Draft>(undefined);
  const [kept, setKept] = useState<Draft>();
  // Not while drawing: the server's page knows of no draft.
  useEffect(() => {
    const found = takeKept(name);
    if (isDraft(found)) setKept(() => found);
  }, [name, isDraft]);

  /** Hears of what stands in the form; undefined where nothing does. */
  const onWrite = useCallback((draft: Draft | undefined) => {
    written.current = draft;
  }, []);
  const toLogin = useCallback(() => {
    if (written.current !== undefined) keep(name, written.current);
    askLogin();
  }, [name, askLogin]);
  /** Sent, it is nobody's draft any more: also where the login was called off and the form stayed. */
  const drop = useCallback(() => {
    written.current = undefined;
    takeKept(name);
  }, [name]);
  return { kept, onWrite, toLogin, drop };
}

/** For the life of the tab. */
function keep(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Without storage it has to be written again.
  }
}

/** Once: it stands in the form from then on. */
function takeKept(name: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    sessionStorage.removeItem(name);
    return kept;
  } catch {
    return undefined;
  }
}
