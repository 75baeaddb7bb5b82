import type { AreaList } from './areas.ts';

/** What belongs to the area of a route's path. */
export function findArea<Value>(list: AreaList<Value>, pathname: string): Value | undefined {
  const start = `/${pathname.split('/')[1]}/`;
  return list.find(([starts]) => starts.includes(start))?.[1];
}
