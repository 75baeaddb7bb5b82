import type { AreaList } from './areas.ts';

/** What belongs to the area of a route's path: a page may be one of its own, by the first two parts of it. */
export function findArea<Value>(list: AreaList<Value>, pathname: string): Value | undefined {
  const [, first, second] = pathname.split('/');
  const find = (start: string) => list.find(([starts]) => starts.includes(`/${start}/`))?.[1];
  return find(`${first}+${second}`) ?? find(`${first}`);
}
