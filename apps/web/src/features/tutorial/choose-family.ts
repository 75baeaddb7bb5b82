import { DEFAULT_FAMILY, type TutorialFamily } from './tutorial-family.ts';

/** How long a host may take to say which client it is. */
const FALLBACK_MS = 1500;

export interface FamilySource {
  /** From the page's address; undefined while it names no client type. */
  named: () => TutorialFamily | undefined;
  /** Resolves when the host has answered, or there is none to ask. */
  whenAsked: () => Promise<void>;
}

/** What the host says within its time, else the default. An answer that comes later is not waited for. */
export function chooseFamily({ named, whenAsked }: FamilySource): Promise<TutorialFamily> {
  return new Promise((resolve) => {
    const decide = () => resolve(named() ?? DEFAULT_FAMILY);
    const timer = setTimeout(decide, FALLBACK_MS);
    const decideNow = () => {
      clearTimeout(timer);
      decide();
    };
    whenAsked().then(decideNow, decideNow);
  });
}
