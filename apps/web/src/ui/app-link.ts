import type { MouseEvent, ReactNode } from 'react';

/** Link into the app, passed to a screen by its page. */
export interface AppLink {
  /** For a link that works before hydration and without scripts. */
  href: string;
  /** The link's onClick. */
  open: (event: MouseEvent) => void;
  /** True from the tap until the app has opened or the download begins. */
  opening: boolean;
  /** Shown in the page where apps are blocked. */
  hint: ReactNode;
}
