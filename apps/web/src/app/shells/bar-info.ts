/** The link at the right end of a bar. */
export interface BarRight {
  /** An internal path or an address of one of our brands. */
  url: string;
  title: string;
  color?: string;
  /** The opened page shows no bar. */
  immersive?: boolean;
}

/** The bar at the top of a page; missing fields are not shown. */
export interface BarInfo {
  title?: string;
  /** A small line under the title. */
  category?: string;
  color?: string;
  bgColor?: string;
  showBack?: boolean;
  showClose?: boolean;
  centerTitle?: boolean;
  /** The bar lies over the page without a background. */
  immersive?: boolean;
  /** The bar scrolls away with the picture under it, because the content below has other colours. */
  leaves?: boolean;
  right?: BarRight;
}
