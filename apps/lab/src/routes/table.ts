import { ROUTE_TABLE } from '../../../web/src/route-facts.gen.ts';

/** The product's own list of pages, made from its route files. */
export { ROUTE_TABLE };
export type RouteRow = (typeof ROUTE_TABLE)[number];
