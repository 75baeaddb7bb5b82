import type { Draft } from './use-send.ts';

/** What was written when a login came between, for the life of the tab. */
const NAME = 'feedbackDraft';

export interface KeptDraft extends Pick<Draft, 'content' | 'contact' | 'isPrivacy'> {
  /** Addresses of those that the server has already; what was still on its way has to be picked again. */
  pictures: readonly string[];
}

export function keepDraft({ pictures, ...words }: Draft): void {
  const stored = pictures.filter(({ state }) => state === 'stored').map(({ address }) => address);
  const kept: KeptDraft = { ...words, pictures: stored };
  if (!kept.content && !kept.contact && stored.length === 0) return;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage it has to be written again.
  }
}

/** The draft of that form, once: it stands in the form from then on. */
export function takeDraft(isPrivacy: boolean): KeptDraft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!isDraft(kept) || kept.isPrivacy !== isPrivacy) return undefined;
    sessionStorage.removeItem(NAME);
    return kept;
  } catch {
    return undefined;
  }
}

function isDraft(kept: unknown): kept is KeptDraft {
  const { content, contact, pictures } = Object(kept);
  return typeof content === 'string' && typeof contact === 'string' && Array.isArray(pictures);
}
