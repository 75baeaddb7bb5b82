import type { BrandId } from '@juban/catalog';
import type { BarInfo } from './shells/bar-info.ts';

/** Headings of lists of routes, in their order. */
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

/** What a route file says about its path; everything else that must know a path reads it from there. */
export interface RouteFacts {
  /** Every page has one; layouts and redirects have none. A text of the screen itself (a test compares). */
  title?: string;
  /** Another title, for addresses whose query says so. */
  also?: readonly [query: string, title: string];
  /** Query names that tell one page from another; the canonical link keeps them. */
  query?: readonly string[];
  group?: (typeof ROUTE_GROUPS)[number];
  /** A public page is opened from links by people who have never been here: it stays within the byte budget. */
  entry?: 'public' | 'app';
  /** An address to try the page with, where the path alone shows nothing. */
  example?: string;
  /** Titles of the pages that this route makes of data; lists name them instead of the route. */
  pages?: Readonly<Record<`/${string}`, string>>;
  /** The page also answers under /home. */
  underHome?: true;
  /** The brand of the page, whatever the client type says. */
  brand?: BrandId;
  /** The page shows by itself that a login has ended, so there is no alert. */
  silent?: true;
  /** What the page adds to the bar of its layout; null where it has its own bar or needs none. */
  bar?: BarInfo | null;
  /** False where the page has no tab bar at its foot. */
  tabs?: false;
  /** Top-level routes only: routes of one area are loaded together in the browser. Default: home. */
  area?: 'share' | 'download' | 'help' | 'vip' | 'games' | 'mall' | 'next' | 'topic';
}

/** A page as lists of pages have it. */
export interface RouteRow {
  path: string;
  title: string;
  group: (typeof ROUTE_GROUPS)[number];
  entry: 'public' | 'app';
  example: string;
  underHome?: true;
}
