/** What the right end of a bar leads to. */
export interface BarRight {
  /** A path of ours, or an address of one of our brands. */
  url: string;
  title: string;
  color?: string;
  /** The page it opens shows no bar of its own. */
  immersive?: boolean;
}

/** One bar at the top of a page; what is not given is not there. */
export interface BarInfo {
  title?: string;
  /** A small line under the title. */
  category?: string;
  color?: string;
  bgColor?: string;
  showBack?: boolean;
  showClose?: boolean;
  centerTitle?: boolean;
  /** Lies over the page without a ground of its own. */
  immersive?: boolean;
  /** Scrolls away with the picture it lies over: what follows has other colours. */
  leaves?: boolean;
  right?: BarRight;
}
