import type { AreaList } from './areas.ts';

/** Finds the area of a path. A page may have an area of its own, named by its first two segments. */
export function findArea<Value>(list: AreaList<Value>, pathname: string): Value | undefined {
  const [, first, second] = pathname.split('/');
  const find = (start: string) => list.find(([starts]) => starts.includes(`/${start}/`))?.[1];
  return find(`${first}+${second}`) ?? find(`${first}`);
}
