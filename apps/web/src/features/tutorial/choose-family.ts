import { DEFAULT_FAMILY, type TutorialFamily } from './tutorial-family.ts';

/** How long to wait for the host's client type. */
const FALLBACK_MS = 1500;

export interface FamilySource {
  /** From the page's address; undefined if it names no client type. */
  named: () => TutorialFamily | undefined;
  /** Resolves when the host has answered, or if there is none. */
  whenAsked: () => Promise<void>;
}

/** The host's family if it answers in time, else the default. Later answers are ignored. */
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
