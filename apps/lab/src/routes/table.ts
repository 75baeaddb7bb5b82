/** The product's own list of routes: plain data, so the Lab shows what the app has. */
export { ROUTE_TABLE, type RouteRow } from '../../../web/src/app/route-table.ts';
