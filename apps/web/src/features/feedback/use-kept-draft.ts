import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeptDraft, keepDraft, takeDraft } from './kept-draft.ts';
import type { Draft } from './use-send.ts';

/** What was written outlives the login: that one leaves the page, or has it loaded anew. */
export function useKeptDraft(isPrivacy: boolean, askLogin: () => void) {
  const written = useRef<Draft>(undefined);
  const [kept, setKept] = useState<KeptDraft>();
  // Not while drawing: the server's page knows of no draft.
  useEffect(() => {
    const found = takeDraft(isPrivacy);
    if (found) setKept(found);
  }, [isPrivacy]);

  const onWrite = useCallback((draft: Draft) => {
    written.current = draft;
  }, []);
  const toLogin = useCallback(() => {
    if (written.current) keepDraft(written.current);
    askLogin();
  }, [askLogin]);
  return { kept, onWrite, toLogin };
}
