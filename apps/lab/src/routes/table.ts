/** The product's own route list, so that the Lab shows exactly the routes of the app. */
export { ROUTE_TABLE, type RouteRow } from '../../../web/src/app/route-table.ts';
