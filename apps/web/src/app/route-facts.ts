import type { BrandId } from '@juban/catalog';
import type { BarInfo } from './shells/bar-info.ts';

/** Group headings in lists of routes, in display order. */
export const ROUTE_GROUPS = [
  '首页',
  '分享',
  '游戏',
  '会员',
  '等级',
  '联合会员',
  '活动',
  '商城',
  '购买',
  '其他',
  '账号',
  '下载',
] as const;

/** The facts of a route, written in its file. All lists of routes are derived from them. */
export interface RouteFacts {
  /**
   * Every page has one; layouts and redirects have none. It equals a text of the screen (checked by a test).
   */
  title?: string;
  /** Another title, used if the query parameter is set. */
  also?: readonly [query: string, title: string];
  /** Query parameters that identify the page; the canonical link keeps them. */
  query?: readonly string[];
  group?: (typeof ROUTE_GROUPS)[number];
  /** Public pages are opened from links by new visitors and have to stay within the byte budget. */
  entry?: 'public' | 'app';
  /** An example address, where the path alone shows nothing. */
  example?: string;
  /** Titles of the pages that this route creates from data; lists show them instead of the route. */
  pages?: Readonly<Record<`/${string}`, string>>;
  /** The page also answers under /home. */
  underHome?: true;
  /** The brand of the page, whatever the client type is. */
  brand?: BrandId;
  /** The page itself shows that a login has ended, so there is no alert. */
  silent?: true;
  /** What the page adds to its layout's bar; null if it has its own bar or needs none. */
  bar?: BarInfo | null;
  /** False if the page has no tab bar at the bottom. */
  tabs?: false;
  /** Top-level routes only: routes of one area are loaded together in the browser. Default: home. */
  area?: 'share' | 'download' | 'help' | 'vip' | 'games' | 'mall' | 'next' | 'topic';
}

/** A page in lists of pages. */
export interface RouteRow {
  path: string;
  title: string;
  group: (typeof ROUTE_GROUPS)[number];
  entry: 'public' | 'app';
  example: string;
  underHome?: true;
}
