import type { MouseEvent, ReactNode } from 'react';

/** The way into the app, given by whoever puts a screen into a page. */
export interface WayIn {
  /** For a link that works before the page is awake, and without scripts. */
  href: string;
  /** The link's onClick. */
  open: (event: MouseEvent) => void;
  /** True from the tap until the app has come or the download begins. */
  opening: boolean;
  /** To be put into the page: what is shown instead where apps are blocked. */
  hint: ReactNode;
}
