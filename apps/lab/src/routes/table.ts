import { ROUTE_TABLE } from '../../../web/src/route-facts.gen.ts';

/** The product's own route list, so that the Lab shows exactly the routes of the app. */
export { ROUTE_TABLE };
export type RouteRow = (typeof ROUTE_TABLE)[number];
